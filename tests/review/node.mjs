// Reviews records in Node: one order as JSON on standard input, what came of each record on standard output.
import { readFileSync } from 'node:fs';
import { reviewed } from './device.mjs';

const { records, ...order } = JSON.parse(readFileSync(0, 'utf8'));
const found = [];
for (const record of records) found.push(await reviewed({ ...order, record }));
process.stdout.write(JSON.stringify(found));
