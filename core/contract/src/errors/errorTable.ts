/**
 * Every failure that the contract can report. Codes are stable: they appear in `docs/errors.md`, in
 * logs and in the plugins list. A message is filled from the named parts in braces.
 */
export const CONTRACT_ERRORS = {
  PLUGIN_MANIFEST_INVALID: 'The manifest of plugin {id} is not valid. {detail}',
  PLUGIN_ID_TAKEN: 'Plugin id {id} is taken already. Give one of the two another id',
  PLUGIN_TYPE_TAKEN: 'Type {type} of plugin {id} belongs to plugin {owner} already',
  PLUGIN_PATH_TAKEN: 'Path {path} of plugin {id} belongs to plugin {owner} already',
  PLUGIN_PERMISSION_UNKNOWN:
    'Plugin {id} asks for permission {permission}, which does not exist. Known: {known}',
  PLUGIN_CAPABILITY_UNKNOWN:
    'Plugin {id} asks for capability {capability}, which does not exist. Known: {known}',
  PLUGIN_ENGINE_MISMATCH:
    'Plugin {id} wants plugin API {wanted}, this is {actual}. Install a version made for it',
  PLUGIN_MIGRATIONS_INCOMPLETE: 'The migrations of plugin {id} have a hole: {detail}',
  PLUGIN_DEFINITION_INVALID: 'Plugin {id} is not complete: {detail}',
} as const
export type ContractErrorCode = keyof typeof CONTRACT_ERRORS

/** Fills the named parts into a message template. */
export function fillTemplate(
  template: string,
  parts: Readonly<Record<string, string>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}

/** The message of a contract error. */
export function contractErrorText(
  code: ContractErrorCode,
  parts: Readonly<Record<string, string>>,
): string {
  return fillTemplate(CONTRACT_ERRORS[code], parts)
}
