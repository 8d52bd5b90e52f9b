import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** The destination of log lines. Writing never blocks or fails; dropped lines are counted. */
export type LogSink = {
  readonly write: (line: string) => void;
  /** Lines lost so far: the reader was gone or stuck, or the disk was full. */
  readonly dropped: () => number;
  /** Called after the next written line with the number of lines lost before it. */
  readonly onRecovery: (report: (lost: number) => void) => void;
  /** Resolves when everything is written, or after this many milliseconds. */
  readonly flush: (timeoutMs: number) => Promise<void>;
};

/** The buffer size for a stuck reader. */
const MAX_WAITING_BYTES = 1024 * 1024;

type Channel = {
  readonly send: (bytes: Buffer, done: (error: Error | null | undefined) => void) => void;
};

/** Pipes and sockets without blocking: a write to a full pipe would stop the whole process. */
function pipeChannel(descriptor: number): Channel {
  // Two streams on one descriptor interfere, and standard output may already have a stream.
  const pipe: Writable = descriptor === 1 ? process.stdout : new Socket({ fd: descriptor, readable: false });
  pipe.on('error', () => undefined);
  return { send: (bytes, done) => void pipe.write(bytes, done) };
}

/** Files and terminals, written in another thread. */
function fileChannel(descriptor: number): Channel {
  const send: Channel['send'] = (bytes, done) =>
    write(descriptor, bytes, (error, written) => {
      if (error === null && written < bytes.length) send(bytes.subarray(written), done);
      else done(error);
    });
  return { send };
}

function channelOf(descriptor: number): Channel {
  const kind = fstatSync(descriptor);
  return kind.isFIFO() || kind.isSocket() ? pipeChannel(descriptor) : fileChannel(descriptor);
}

/** One write at a time per descriptor; lines that arrive meanwhile are written together next. */
export function openLogSink(descriptor: number): LogSink {
  const channel = channelOf(descriptor);
  let waiting: string[] = [];
  let waitingBytes = 0;
  let writing = false;
  let dropped = 0;
  let reported = 0;
  let report: (lost: number) => void = () => undefined;
  const onIdle: (() => void)[] = [];

  const reportLost = () => {
    const lost = dropped - reported;
    reported = dropped;
    if (lost > 0) report(lost);
  };
  const next = () => {
    if (waiting.length === 0) {
      for (const resolve of onIdle.splice(0)) resolve();
      return;
    }
    const lines = waiting;
    waiting = [];
    waitingBytes = 0;
    writing = true;
    channel.send(Buffer.from(lines.join('')), (error) => {
      writing = false;
      if (error) dropped += lines.length;
      else reportLost();
      next();
    });
  };
  return {
    write: (line) => {
      if (waitingBytes + line.length > MAX_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += line.length;
      if (!writing) next();
    },
    dropped: () => dropped,
    onRecovery: (listener) => {
      report = listener;
    },
    flush: (timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        onIdle.push(() => {
          clearTimeout(timer);
          resolve();
        });
        if (!writing) next();
      }),
  };
}

let standardOutput: LogSink | undefined;

/** The sink of standard output, shared by all servers of this process. */
export function standardSink(): LogSink {
  standardOutput ??= openLogSink(1);
  return standardOutput;
}
