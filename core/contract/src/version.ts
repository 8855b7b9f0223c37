/** Version of the plugin API; the range in a manifest's `engines.airshed` must include it. */
export const PLUGIN_API_VERSION = '0.2.0'
