/**
 * Names of functions that only create schemas, wherever they are called: a schema that no page of the
 * console uses is dropped from its files, together with its description.
 */
export const SCHEMA_FUNCTIONS = [
  'Type',
  'Words',
  'ListOf',
  'ListQuery',
  'PageOf',
  'WithoutSearch',
  'defineCall',
  'defineNeed',
  // Parts of schemas, each used in one file.
  'Count',
  'DataPointId',
  'Fields',
  'Figure',
  'Flags',
  'Line',
  'MaybeText',
  'Name',
  'Names',
  'Nullable',
  'NumberOrNull',
  'OrNull',
  'Percent',
  'Period',
  'Setting',
  'TimeOrNull',
  'Units',
  'Unknown',
  'hiddenOf',
  'localizedText',
  'orNull',
]
