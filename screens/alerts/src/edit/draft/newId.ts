const BYTES = 8

/** An id for a new part of a draft. `randomUUID` is available on secure origins only. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
