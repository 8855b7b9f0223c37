/** The columns of a device without a key; the holder of its last one is sent nothing more over MQTT. */
export const NO_KEY = {
  key_hash: null,
  key_made_at: null,
  key_made_by: null,
  key_user_id: null,
  key_organization_id: null,
  mqtt_seen_at: null,
} as const
