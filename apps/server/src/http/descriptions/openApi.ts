import {
  errorShape,
  geoShape,
  liveOffShape,
  premiumHistoryShape,
  premiumRangeShape,
  premiumShape,
  telegramStatisticsShape,
  telegramTransactionsShape,
  whaleAlertShape,
} from '@toolbox/core/api';
import { KRW_MARKETS, PREMIUM_COINS } from '@toolbox/core/kimchi';
import type { z } from 'zod';
import { MAX_MOVEMENTS } from '../../movements/movementResponses.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts';

type Parameter = { readonly name: string; readonly in: 'query' | 'path'; readonly schema: JsonSchema };
type Endpoint = {
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly response: z.core.$ZodType;
  /** Whether it depends on live data, which an operator may turn off. */
  readonly isLive?: true;
};

const query = (name: string, schema: JsonSchema): Parameter => ({ name, in: 'query', schema });
const market = query('market', { type: 'string', enum: KRW_MARKETS });

/** Every path of the API, with the schema of its response. */
const ENDPOINTS: readonly Endpoint[] = [
  {
    path: '/api/crypto/kimchi-premium',
    summary: 'How much more coins cost in Korea: bitcoin at the top level, the other coins in a list',
    parameters: [market],
    response: premiumShape,
    isLive: true,
  },
  {
    path: '/api/crypto/kimchi-premium/history',
    summary: 'The premium of the last hour, day or week, with its statistics',
    parameters: [
      query('range', { ...jsonSchemaOf(premiumRangeShape), default: '24h' }),
      query('coin', { type: 'string', enum: PREMIUM_COINS, default: 'BTC' }),
      market,
    ],
    response: premiumHistoryShape,
    isLive: true,
  },
  {
    path: '/api/crypto/whale-alert',
    summary: 'Large transfers of the last six hours, found on Ethereum',
    response: whaleAlertShape,
    isLive: true,
  },
  {
    path: '/api/telegram-whale/transactions',
    summary: 'Large movements reported by the channel, newest first',
    parameters: [query('limit', { type: 'integer', minimum: 1, maximum: MAX_MOVEMENTS, default: 50 })],
    response: telegramTransactionsShape,
    isLive: true,
  },
  {
    path: '/api/telegram-whale/statistics',
    summary: 'Counts and totals of the movements the channel reported in the last hours',
    response: telegramStatisticsShape,
    isLive: true,
  },
  { path: '/api/geo/json/', summary: 'The location of the address that sent the request', response: geoShape },
  {
    path: '/api/geo/{ip}/json/',
    summary: 'The location of an address',
    parameters: [{ name: 'ip', in: 'path', schema: { type: 'string' } }],
    response: geoShape,
  },
];

const ERRORS: Readonly<Record<string, string>> = {
  400: 'The request is invalid',
  429: 'Too many requests; `retry-after` says how long to wait',
  503: 'The data is temporarily unavailable; the code says why, and `retry-after` for how long, if it is known',
};

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function operation({ summary, parameters = [], response, isLive }: Endpoint) {
  const responseSchema = jsonSchemaOf(response);
  const schema = isLive ? { anyOf: [responseSchema, { $ref: '#/components/schemas/LiveOff' }] } : responseSchema;
  const failed = json({ $ref: '#/components/schemas/Error' });
  const failures = Object.entries(ERRORS).map(([status, description]) => [status, { description, ...failed }]);
  return {
    get: {
      summary,
      parameters: parameters.map((parameter) => ({ ...parameter, required: parameter.in === 'path' })),
      responses: { 200: { description: 'OK', ...json(schema) }, ...Object.fromEntries(failures) },
    },
  };
}

/**
 * The description of the API, generated from the schemas that its responses are validated with.
 *
 * @see OpenAPI 3.1.1 (2024-10-24)
 */
export function openApi(): JsonSchema {
  return {
    openapi: '3.1.1',
    info: { title: 'Toolbox', version: '1', description: 'Responses are JSON. Fields may be added at any time.' },
    externalDocs: { description: 'The live feed on /ws (AsyncAPI)', url: '/api/asyncapi.json' },
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, operation(endpoint)])),
    components: { schemas: { Error: jsonSchemaOf(errorShape), LiveOff: jsonSchemaOf(liveOffShape) } },
  };
}
