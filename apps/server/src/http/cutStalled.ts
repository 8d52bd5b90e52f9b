import type { Socket } from 'node:net';
import type { Clock } from '../clock.ts';

export type StallLimits = {
  /** A write that makes no progress is cut after this, in milliseconds. */
  readonly writeMs: number;
  /** An answer that is not out after this is cut, in milliseconds, however steadily it trickles. */
  readonly answerMs: number;
  readonly checkMs: number;
};

export type StallWatch = {
  readonly setBusy: (socket: Socket, busy: boolean) => void;
  readonly stop: () => void;
};

type Progress = { written: number; queued: number; movedAt: number; begunAt: number | undefined };

/** What the kernel has not taken yet of the write under way; `writableLength` tells only when all of it is gone. */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/** Cuts connections whose answers are not read. A handler that takes its time has nothing to write and is left alone. */
export function cutStalled(limits: StallLimits, clock: Clock, onCut: () => void): StallWatch {
  const watched = new Map<Socket, Progress>();

  const check = (socket: Socket, progress: Progress, now: number) => {
    const [written, queued] = [socket.bytesWritten, queuedBytes(socket)];
    const waits = socket.writableLength > 0;
    if (!waits || written !== progress.written || queued !== progress.queued) progress.movedAt = now;
    progress.written = written;
    progress.queued = queued;
    progress.begunAt = waits ? (progress.begunAt ?? now) : undefined;
    const tooLong = progress.begunAt !== undefined && now - progress.begunAt >= limits.answerMs;
    if (!tooLong && now - progress.movedAt < limits.writeMs) return;
    watched.delete(socket);
    socket.destroy();
    onCut();
  };
  const checking = setInterval(() => {
    const now = clock.now();
    for (const [socket, progress] of watched) check(socket, progress, now);
  }, limits.checkMs);
  checking.unref();

  return {
    setBusy: (socket, busy) => {
      if (busy) watched.set(socket, { written: 0, queued: 0, movedAt: clock.now(), begunAt: undefined });
      else watched.delete(socket);
    },
    stop: () => clearInterval(checking),
  };
}
