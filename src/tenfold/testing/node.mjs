// Does in Node what Python asks for: jobs come as JSON on standard input, what came of them goes out as JSON.
import { work } from './jobs.mjs';

const parts = [];
for await (const part of process.stdin) parts.push(part);
process.stdout.write(JSON.stringify(await work(JSON.parse(Buffer.concat(parts).toString()))));
