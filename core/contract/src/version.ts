/** Version of the plugin API; a manifest's `engines.airshed` must take it in. */
export const PLUGIN_API_VERSION = '0.2.0'
