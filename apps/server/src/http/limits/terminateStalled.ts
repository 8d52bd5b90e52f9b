import type { Socket } from 'node:net';
import type { Clock } from '../../clock.ts';

export type StallLimits = {
  /** The timeout of a write without progress, in milliseconds. */
  readonly writeMs: number;
  /** The timeout of a complete response, in milliseconds, even if it makes slow progress. */
  readonly responseMs: number;
  readonly checkMs: number;
};

export type StallWatch = {
  readonly setBusy: (socket: Socket, busy: boolean) => void;
  readonly stop: () => void;
};

type Progress = { written: number; queued: number; movedAt: number; begunAt: number | undefined };

/**
 * The bytes of the current write that the kernel has not accepted yet; `writableLength` changes only when the write
 * is complete.
 */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/** Terminates connections whose responses are not read. A slow handler has nothing to write and is not affected. */
export function terminateStalled(limits: StallLimits, clock: Clock, onCut: () => void): StallWatch {
  const watched = new Map<Socket, Progress>();

  const check = (socket: Socket, progress: Progress, now: number) => {
    const [written, queued] = [socket.bytesWritten, queuedBytes(socket)];
    const waits = socket.writableLength > 0;
    if (!waits || written !== progress.written || queued !== progress.queued) progress.movedAt = now;
    progress.written = written;
    progress.queued = queued;
    progress.begunAt = waits ? (progress.begunAt ?? now) : undefined;
    const tooLong = progress.begunAt !== undefined && now - progress.begunAt >= limits.responseMs;
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
