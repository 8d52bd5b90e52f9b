import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type Line = {
  busy: boolean;
  /** The one that was received last, perhaps without its body. */
  latest: IncomingMessage | undefined;
  readonly waiting: (readonly [request: IncomingMessage, response: ServerResponse])[];
  /** Callbacks for when the last response is sent. */
  last: (() => void) | undefined;
};

export type ResponseQueue = {
  readonly listener: RequestListener;
  readonly isBusy: (socket: Duplex) => boolean;
  /** Whether a request is answered whose body has not arrived completely. */
  readonly lacksBody: (socket: Duplex) => boolean;
  /** Runs a callback after the pending responses of a connection, or at once. */
  readonly afterResponses: (socket: Duplex, act: () => void) => void;
};

/** Maximum number of pipelined requests that are already parsed; a client that sends more is disconnected. */
export const MAX_WAITING = 128;
const MAX_WAITING_IN_ALL = 8192;

/**
 * One response at a time per connection. Pipelined requests wait in order, and reading from the connection is paused
 * meanwhile, so that a client which does not read responses cannot make the server buffer many of them.
 *
 * @param setBusy called when the first response of a connection begins and when the last one is sent
 */
export function createResponseQueue(
  answer: RequestListener,
  setBusy: (socket: Socket, busy: boolean) => void,
): ResponseQueue {
  const lines = new WeakMap<Duplex, Line>();
  let waitingInAll = 0;

  const start = (request: IncomingMessage, response: ServerResponse, line: Line) => {
    response.once('close', () => next(request.socket, line));
    answer(request, response);
  };
  const next = (socket: Socket, line: Line) => {
    const turn = line.waiting.shift();
    if (turn !== undefined) {
      waitingInAll -= 1;
      start(...turn, line);
      return;
    }
    line.busy = false;
    setBusy(socket, false);
    if (line.last !== undefined) line.last();
    else if (!socket.destroyed) socket.resume();
  };
  const lineOf = (socket: Socket) => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { busy: false, latest: undefined, waiting: [], last: undefined };
    lines.set(socket, line);
    socket.once('close', () => {
      waitingInAll -= line.waiting.length;
      line.waiting.length = 0;
    });
    return line;
  };

  return {
    listener: (request, response) => {
      const { socket } = request;
      const line = lineOf(socket);
      line.latest = request;
      if (!line.busy) {
        line.busy = true;
        setBusy(socket, true);
        start(request, response, line);
        return;
      }
      if (line.waiting.length >= MAX_WAITING || waitingInAll >= MAX_WAITING_IN_ALL) {
        socket.destroy();
        return;
      }
      line.waiting.push([request, response]);
      waitingInAll += 1;
      socket.pause();
    },
    isBusy: (socket) => lines.get(socket)?.busy ?? false,
    lacksBody: (socket) => lines.get(socket)?.latest?.complete === false,
    afterResponses: (socket, act) => {
      const line = lines.get(socket);
      if (line?.busy) line.last = act;
      else act();
    },
  };
}
