import type { CompiledValidator } from '@airshed/kit/define'

declare const validate: CompiledValidator
export default validate
