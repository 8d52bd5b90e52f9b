import * as z from 'zod/mini';
import { simulated } from './errors.ts';

const known = z.nullable(z.string());

/** `GET /api/geo/{ip}/json/` and `/api/geo/json/`, with the provider's own field names. */
export const geoShape = z.union([
  z.object({
    simulated,
    ip: z.string(),
    country_name: known,
    /** Two letters, ISO 3166-1. */
    country_code: known,
    city: known,
    org: known,
    /** Degrees; both, or neither. */
    latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
    /** A name such as `Asia/Seoul`. */
    timezone: known,
  }),
  z.object({
    simulated,
    ip: z.string(),
    error: z.literal(true),
    reason: z.string(),
    /** The address has no location: it is private or reserved. */
    reserved: z.optional(z.literal(true)),
  }),
]);
