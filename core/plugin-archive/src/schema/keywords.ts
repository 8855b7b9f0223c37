/** Keywords of JSON Schema that a form may use; the others cost more than a form needs. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  // The type of a field.
  'type',
  'enum',
  'const',
  'default',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  // Relations between fields.
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  // Texts for people.
  '$schema',
  '$comment',
  'title',
  'description',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'unit',
  'source',
])

/** Formats whose check takes at most linear time in the length of the text. */
export const SCHEMA_FORMATS: ReadonlySet<string> = new Set([
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uuid',
])

/** Keywords that refer elsewhere, or can be referred to. */
export const REFERENCES: ReadonlySet<string> = new Set([
  '$ref',
  '$id',
  'id',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$defs',
  'definitions',
])
