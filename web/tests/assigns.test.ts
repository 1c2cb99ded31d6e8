/** What is played back is what the server said: the scripts that play events have nothing in them to reckon with. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SIGNS = /^(\+|-|\*|\/|%|<<|>>|>>>|\||&|\^)=?$|^\*\*=?$|^\+\+$|^--$/;
const HELPERS = /^(Math|Number|parseInt|parseFloat)$/;

/** Every operation on numbers in a script. A literal like -1 is a number, not an operation. */
function reckoning(text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && SIGNS.test(node.operatorToken.getText())) found.push(node.getText());
    if (ts.isPostfixUnaryExpression(node)) found.push(node.getText());
    if (ts.isPrefixUnaryExpression(node) && !ts.isNumericLiteral(node.operand)) {
      if (node.operator !== ts.SyntaxKind.ExclamationToken) found.push(node.getText());
    }
    if (ts.isIdentifier(node) && HELPERS.test(node.text)) found.push(node.parent.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('script.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '../src/games', file), 'utf8');

it.each(['ten/replay.ts', 'trick_later/scene.ts'])('%s assigns and never adds', (file) => {
  expect(reckoning(read(file))).toEqual([]);
});

it('would be seen', () => {
  const text = 'let a = b + 1; a -= 2; a++; c = -a; Math.max(a, 1); Number(a); ok(!a && list.slice(0, -1));';
  expect(reckoning(text)).toEqual(['b + 1', 'a -= 2', 'a++', '-a', 'Math.max', 'Number(a)']);
});
