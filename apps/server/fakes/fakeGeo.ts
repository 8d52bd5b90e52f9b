import { type FakeServer, openFakeServer } from './fakeServer.ts';

export type FakeGeo = FakeServer & {
  readonly variables: Readonly<Record<string, string>>;
  /** Responds as if the free quota were used up. */
  exhausted: boolean;
  /** The Retry-After of that response; none if empty. */
  patience: string;
  /** Says in a response of status 200 that the quota is used up. */
  quotaOnly: boolean;
  /** The city of every address. */
  city: string;
};

const OWN_ADDRESS = '203.0.114.7';
const UNKNOWN_ADDRESS = '198.41.0.4';
const PATH = /^\/(?:([0-9a-fA-F.:]+)\/)?json\/$/;

/** A fake geolocation provider: knows every address but one, and the location of the client. */
export async function fakeGeo(port = 0): Promise<FakeGeo> {
  const server = await openFakeServer(
    {
      http: ({ path }) => {
        const match = PATH.exec(path);
        if (match === null) return undefined;
        if (fake.exhausted) {
          const headers = fake.patience === '' ? {} : { 'retry-after': fake.patience };
          return { status: 429, body: { error: true, reason: 'RateLimited' }, headers };
        }
        if (fake.quotaOnly) return { body: { error: true, reason: 'Quota exceeded' } };
        const ip = match[1] ?? OWN_ADDRESS;
        if (ip === UNKNOWN_ADDRESS) return { body: { ip, error: true, reason: 'Not Found' } };
        const place = {
          city: fake.city,
          region: 'California',
          country: 'US',
          country_code: 'US',
          country_name: 'United States',
        };
        const spot = { latitude: 37.42301, longitude: -122.083352, timezone: 'America/Los_Angeles' };
        return { body: { ip, version: 'IPv4', ...place, ...spot, asn: 'AS15169', org: 'GOOGLE' } };
      },
    },
    port,
  );
  const variables = { UPSTREAM_GEO: server.httpUrl };
  const fake: FakeGeo = {
    ...server,
    variables,
    exhausted: false,
    patience: '',
    quotaOnly: false,
    city: 'Mountain View',
  };
  return fake;
}
