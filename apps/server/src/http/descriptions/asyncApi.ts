import { feedMessageShapes } from '@toolbox/core/api';
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts';

type MessageName = keyof typeof feedMessageShapes;

const SUMMARIES: Readonly<Record<MessageName, string>> = {
  hello: 'The first message: what this server publishes; sent again when that changes',
  status: 'The state of each exchange; sent after hello and on every change',
  heartbeat: 'Sent at intervals, so that a dead connection can be distinguished from a quiet market',
  recent_trades:
    'The newest trades of the last hour, oldest first; follows each hello and its status, unless it is too large',
  real_time_trade: 'A large trade',
};
const NAMES = Object.keys(feedMessageShapes) as readonly MessageName[];

const byName = <Value>(make: (name: MessageName) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)]));

/**
 * The description of the live feed, generated from the schemas that its messages are validated with. Clients send
 * nothing.
 *
 * @see AsyncAPI 3.0.0 (2023-12-05)
 */
export function asyncApi(): JsonSchema {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Toolbox live feed',
      version: '1',
      description: 'Every message is one JSON object. Ignore types and fields you do not know: more may be added.',
    },
    defaultContentType: 'application/json',
    channels: {
      feed: {
        address: '/ws',
        messages: byName((name) => ({ $ref: `#/components/messages/${name}` })),
        bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      },
    },
    operations: {
      publish: {
        action: 'send',
        channel: { $ref: '#/channels/feed' },
        messages: NAMES.map((name) => ({ $ref: `#/channels/feed/messages/${name}` })),
      },
    },
    components: {
      messages: byName((name) => ({
        name,
        summary: SUMMARIES[name],
        payload: jsonSchemaOf(feedMessageShapes[name], 'draft-7'),
      })),
    },
  };
}
