/**
 * Types of devices that are offered by name: those of the product specification, and those that the adapters of ingest
 * give. A device may have any other.
 */
export const DEVICE_TYPES = [
  'Aethair IAQ',
  'Aethair IAQ 2',
  'Aethair Pro',
  'Driq',
  'Purifier',
  'Thiamis-1000',
  'Thiamis-X',
  'AirGradient',
  'airRohr',
  'Ecowitt',
  'ESPHome',
  'Generic',
  'Home Assistant',
  'LoRaWAN',
  'PurpleAir',
  'Tasmota',
] as const
