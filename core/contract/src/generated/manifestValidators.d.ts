import type { CompiledValidator } from '../validation/compiled.ts'

export declare const widget: CompiledValidator
export declare const screen: CompiledValidator
export declare const deviceForm: CompiledValidator
