/** Serials: letters, digits, colon, underscore and hyphen; the dot separates parts of connections. */
export const SERIAL_PATTERN = /^[A-Za-z0-9][A-Za-z0-9:_-]{1,63}$/
export const SERIAL_EXPECTED = 'a serial of 2 to 64 letters, digits, ":", "_" or "-"'
