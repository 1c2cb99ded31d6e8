// Times a module in Node: one job as JSON on standard input, its figures as JSON on standard output.
import { readFileSync } from 'node:fs';
import { measured } from './jobs.mjs';

process.stdout.write(JSON.stringify(await measured(JSON.parse(readFileSync(0, 'utf8')))));
