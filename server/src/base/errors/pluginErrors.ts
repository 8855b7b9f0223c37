import type { ErrorRow } from './errorRow.ts'

/** Why a plugin is rejected, or cannot be used. */
export const PLUGIN_ERRORS = {
  PLUGIN_VERSION_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is already published with different content. Publish this one under a new version',
  },
  PLUGIN_OWNED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Plugin {id} belongs to the holder of the key {owner} here: expected a version signed with it, got one that is {got}. Sign it with that key, or let a manager of the organization hand the plugin over',
  },
  PLUGIN_CLAIM_NEEDS_PERSON: {
    status: 409,
    error: 'Conflict',
    detail:
      'Plugin {id} has unsigned versions here, so a token cannot make its key the owner. Let a manager of the organization upload the first signed version',
  },
  PLUGIN_PUBLISHER_UNTRUSTED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} was not accepted. {problem}. The operator can add the key to AIRSHED_TRUSTED_PUBLISHERS',
  },
  PLUGIN_NOT_ALLOWED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} was not accepted: the operator of this server does not allow this plugin. The operator can add it to AIRSHED_PLUGIN_ALLOWED',
  },
  PLUGIN_DOWNLOAD_FAILED: {
    status: 502,
    error: 'Bad Gateway',
    detail: 'Version {version} of plugin {id} could not be fetched from {address}. {reason}',
  },
  PLUGIN_DOWNLOAD_DIFFERS: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not what its catalogue describes: expected {expected}, got {got}. Tell the maintainer of the catalogue',
  },
  PLUGIN_OFFER_CHANGED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The catalogue now describes a different archive of version {version} of plugin {id} than the one that was listed, so nothing was installed. Load the list again and review the plugin',
  },
  PLUGIN_NOT_ENABLED: {
    status: 409,
    error: 'Conflict',
    detail:
      'Version {version} of plugin {id} is not enabled. Enable it before you make the plugin stay at it',
  },
  PLUGIN_NOT_TRUSTABLE: {
    status: 409,
    error: 'Conflict',
    detail: 'Version {version} of plugin {id} can only run isolated. {problems}',
  },
  PLUGIN_CANNOT_RUN: {
    status: 409,
    error: 'Conflict',
    detail: 'Version {version} of plugin {id} cannot be used here. {problem}',
  },
  PLUGIN_REFUSED: {
    status: 422,
    error: 'Unprocessable Content',
    detail: 'The plugin was refused, and nothing was stored. {first}',
  },
} as const satisfies Record<string, ErrorRow>
