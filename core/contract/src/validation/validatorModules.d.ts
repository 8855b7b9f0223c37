// Modules that the Vite plugin of @airshed/vite-plugin generates when a page is built.

/** The validator of the schema that the module exports as `schema`, `config` or `params`. */
declare module '*?validator' {
  import type { CompiledValidator } from '@airshed/contract'

  const validate: CompiledValidator
  export default validate
}

/** The same, with the parts of the schema that a form checks separately. */
declare module '*?form-validator' {
  import type { CompiledValidator } from '@airshed/contract'

  const validate: CompiledValidator
  export default validate
}

/** A validator for each schema of the module's export `schemas`, by its name. */
declare module '*?validators' {
  import type { CompiledValidator } from '@airshed/contract'

  const validators: Readonly<Record<string, CompiledValidator>>
  export default validators
}
