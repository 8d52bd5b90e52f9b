import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type Line = {
  busy: boolean;
  readonly waiting: (readonly [request: IncomingMessage, response: ServerResponse])[];
  /** What to do once the last answer is out. */
  last: (() => void) | undefined;
};

export type AnswerTurns = {
  readonly listener: RequestListener;
  readonly isBusy: (socket: Duplex) => boolean;
  /** Does something after the answers that are under way on a connection, or at once. */
  readonly afterAnswers: (socket: Duplex, act: () => void) => void;
};

/** Requests that came in one piece and are parsed already; whoever sends more ahead is cut. */
export const MAX_WAITING = 128;
const MAX_WAITING_IN_ALL = 8192;

/**
 * One answer under way a connection. Requests sent ahead wait in their order, and nothing more of the connection is
 * read meanwhile: a client that does not read its answers cannot make the server hold one for each of them.
 *
 * @param setBusy called when the first answer of a connection begins and when the last one is out
 */
export function takeTurns(answer: RequestListener, setBusy: (socket: Socket, busy: boolean) => void): AnswerTurns {
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
    const line: Line = { busy: false, waiting: [], last: undefined };
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
    afterAnswers: (socket, act) => {
      const line = lines.get(socket);
      if (line?.busy) line.last = act;
      else act();
    },
  };
}
