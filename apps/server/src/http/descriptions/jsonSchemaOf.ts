import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A shape as JSON Schema: 2020-12 for OpenAPI, or draft 7 for AsyncAPI. */
export function jsonSchemaOf(
  shape: z.core.$ZodType,
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    target,
    io: 'input',
    override: ({ jsonSchema }) => {
      // The name of the format suffices; its regular expression is a line long.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return schema;
}
