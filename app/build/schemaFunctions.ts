/**
 * Functions that only make schemas, by their names wherever they are called: a schema that no page of the
 * console uses is left out of its files, and what it describes with it.
 */
export const SCHEMA_FUNCTIONS = [
  'Type',
  'Words',
  'ListOf',
  'ListQuery',
  'PageOf',
  'defineCall',
  // Parts of schemas, each for one file.
  'DataPointId',
  'Fields',
  'Figure',
  'MaybeText',
  'Name',
  'Names',
  'Nullable',
  'NumberOrNull',
  'OrNull',
  'Period',
  'Setting',
  'TimeOrNull',
  'Unknown',
  'hiddenOf',
  'localizedText',
  'orNull',
]
