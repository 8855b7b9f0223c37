import validators from '../manifest/manifestSchemas.ts?validators'

/** Kind → the validator of its manifests, compiled when the page is built. */
export const manifestValidators = validators
