/** Media types of a certificate request: DER, or PEM; which of them it is is read from the bytes. */
export const CSR_TYPES = ['application/pkcs10', 'application/x-pem-file'] as const

/** Largest certificate request, bytes: far more than one with the largest accepted key. */
export const CSR_BYTES_MAX = 16_384
