// What both clients measure, in the same way: moves and their latencies in a window of time, after a warm-up.
const now = () => Number(process.hrtime.bigint()) / 1e6;
const say = (what) => process.stdout.write(JSON.stringify(what) + '\n');

class Meter {
  constructor(seconds, warmUp) {
    this.measuring = false;
    this.latencies = [];
    this.sampled = { messages: 0, bytes: 0 };
    this.counted = { tables: 0, errors: 0 };
    setTimeout(() => this.begin(seconds), warmUp * 1e3);
  }

  begin(seconds) {
    say({ begins: true });
    this.measuring = true;
    this.began = now();
    this.cpu = process.cpuUsage();
    setTimeout(() => this.end(), seconds * 1e3);
  }

  // A move was sent then and the opponent has just heard of it; now and then, how long its message was.
  heard(sent, length) {
    if (!this.measuring) return;
    this.latencies.push(now() - sent);
    if ((this.latencies.length & 255) === 0) { this.sampled.messages++; this.sampled.bytes += length(); }
  }

  end() {
    this.measuring = false;
    const seconds = (now() - this.began) / 1e3;
    const cpu = process.cpuUsage(this.cpu);
    const sorted = Float64Array.from(this.latencies).sort();
    const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
    say({
      moves: sorted.length,
      seconds,
      p50_ms: quantile(0.5),
      p99_ms: quantile(0.99),
      max_ms: quantile(1),
      message_bytes: Math.round(this.sampled.bytes / this.sampled.messages),
      client_cpu: (cpu.user + cpu.system) / 1e6 / seconds,
      ...this.counted,
    });
    this.finish();
  }

  finish() { process.exit(0); }
}

module.exports = { Meter, now };
