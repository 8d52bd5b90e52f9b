import { WebSocket } from 'ws';

/** The listeners run in a separate process, so that the other one measures only the server. */
const [port, wanted = '1'] = process.argv.slice(2);
const count = Number(wanted);
const AT_ONCE = 50;

let received = 0;
const delays: number[] = [];

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    socket.on('open', () => resolve());
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      if (!text.includes('real_time_trade')) return;
      received += 1;
      if (received % 10 === 0) delays.push(Date.now() - JSON.parse(text).timestamp);
    });
  });
}

for (let opened = 0; opened < count; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, open));
}
process.send?.('ready');
process.on('message', async (total: number) => {
  const deadline = Date.now() + 5000;
  while (received < total * count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  const sorted = delays.sort((one, other) => one - other);
  process.send?.({ lost: total * count - received, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 });
});
