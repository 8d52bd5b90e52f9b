import { parseFeedMessage, type StatusMessage, serialiseFeedMessage } from '@toolbox/core/feed';
import { isRecord } from '@toolbox/core/validate';
import type { PublishedFeed } from './bus.ts';

/** What the leader shares: the message to clients, and what it publishes. */
export type SharedStatus = {
  readonly message: StatusMessage;
  /** `undefined` if an earlier release shares it. */
  readonly published: PublishedFeed | undefined;
};

/** A status message to which what is published is added; earlier releases ignore it. */
export function serializeSharedStatus({ message, published }: SharedStatus): string {
  const text = serialiseFeedMessage(message);
  if (published === undefined) return text;
  const hello = JSON.parse(serialiseFeedMessage({ type: 'hello', ...published }));
  return JSON.stringify({ ...JSON.parse(text), hello });
}

/** `undefined` if the text is not a status. */
export function parseSharedStatus(text: string): SharedStatus | undefined {
  const read = parseFeedMessage(text);
  if (!read.ok || read.value.type !== 'status') return undefined;
  const fields: unknown = JSON.parse(text);
  const hello = parseFeedMessage(JSON.stringify(isRecord(fields) ? (fields['hello'] ?? null) : null));
  if (!hello.ok || hello.value.type !== 'hello') return { message: read.value, published: undefined };
  const { type: _type, ...published } = hello.value;
  return { message: read.value, published };
}
