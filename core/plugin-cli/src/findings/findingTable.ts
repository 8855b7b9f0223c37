/** `error` prevents a plugin from being shipped, `warning` does not. */
export type FindingLevel = 'error' | 'warning'

/** The texts of one kind of finding; names in braces are filled in. */
export interface FindingTemplate {
  readonly level: FindingLevel
  /** What was expected, and what was found. */
  readonly message: string
  /** The remedy. */
  readonly cure: string
}

/**
 * Every finding of `airshed-plugin pack` and `validate` that is not about the archive itself (those
 * are in the table of the archive). Codes are stable: they appear in `docs/errors.md` and in
 * `--json`.
 */
export const FINDINGS = {
  SOURCE_NOT_COMPILED: {
    level: 'error',
    message: 'Expected code that compiles, got: {got}',
    cure: 'Correct it at this line and column',
  },
  DEFINITION_NOT_LOADED: {
    level: 'error',
    message: 'Expected a module whose default export is the definition, got: {got}',
    cure: 'Mend src/plugin.ts. It must not touch the page while it is loaded: what draws belongs behind load()',
  },
  DEFINITION_INCOMPLETE: {
    level: 'error',
    message: 'Expected a whole definition of a {kind}, got one that is {got}',
    cure: 'Write it with defineWidget, defineScreen or defineDeviceForm of @airshed/kit/define, which tell at compile time what is missing',
  },
  MANIFEST_NOT_LOADED: {
    level: 'error',
    message: 'Expected a module with the manifest and the schema that Node can load, got: {got}',
    cure: 'Let src/manifest.ts import from @airshed/kit/define alone, and nothing that draws',
  },
  MANIFEST_INVALID: {
    level: 'error',
    message: 'Expected {expected}, got {got}',
    cure: 'Put it right; docs/manifest.schema.json describes every field',
  },
  ICON_UNKNOWN: {
    level: 'warning',
    message: 'Expected an icon that the console draws, got {got}, which shows the general one',
    cure: 'Choose one of docs/plugins/look.md',
  },
  MANIFEST_TEXT_MISSING: {
    level: 'error',
    message: 'Expected a text in {language}, got none',
    cure: 'Write it: what a plugin is can be read in both languages before it is installed',
  },
  ENGINE_OUT_OF_RANGE: {
    level: 'error',
    message: 'Expected a range that takes in plugin API {actual}, got {wanted}',
    cure: 'Install @airshed/kit {actual}, follow docs/plugins/api-versions.md, and write "^{actual}"',
  },
  VERSION_INVALID: {
    level: 'error',
    message: 'Expected a version like 1.0.0, got {got}',
    cure: 'Number it as semver.org says, without build metadata',
  },
  README_MISSING: {
    level: 'error',
    message: 'Expected a README.md that says what the plugin shows, got none',
    cure: 'Write it: administrators read it before they install the plugin',
  },
  SCHEMA_NOT_PLAIN: {
    level: 'error',
    message: 'Expected plain JSON, got {got}',
    cure: 'Say it with the keywords of JSON Schema: the schema is shipped as a file',
  },
  SCHEMA_SLOW: {
    level: 'warning',
    message: 'Expected a form schema that compiles within {budget} ms, got {got} ms',
    cure: 'Make it flatter: fewer branches of oneOf and anyOf, one form a section',
  },
  SCHEMA_TOO_SLOW: {
    level: 'error',
    message: 'Expected a form schema that compiles within {budget} ms, got {got} ms',
    cure: 'Make it flatter: fewer branches of oneOf and anyOf, one form a section',
  },
  FORM_NOT_DRAWN: {
    level: 'error',
    message: 'Expected {expected}, got {got}',
    cure: 'Say it as the form engine draws it: docs/plugins/forms.md lists the fields, the widgets and the keywords',
  },
  FORM_HINT_UNKNOWN: {
    level: 'error',
    message: 'Expected {expected}, got {got}',
    cure: 'Take a hint that the form engine knows{nearest}: docs/plugins/forms.md lists them',
  },
  UI_SCHEMA_NOT_PLAIN: {
    level: 'error',
    message: 'Expected plain JSON, got {got}',
    cure: 'Name a field or widget of the form engine (ui:field, ui:widget): the hints are shipped as a file',
  },
  MIGRATION_MISSING: {
    level: 'error',
    message: 'Expected one step from each version to the next, got: {got}',
    cure: 'Write the step in src/migrations.ts and name it in src/plugin.ts, or put configVersion of the manifest right',
  },
  MIGRATION_GOLDEN_MISSING: {
    level: 'error',
    message: 'Expected a golden pair of settings saved in version {version}, got none',
    cure: 'Add fixtures/migrations/<case>/input.json and expected.json, each { "version", "config" }',
  },
  MIGRATION_GOLDEN_UNREADABLE: {
    level: 'error',
    message: 'Expected { "version": number, "config": object }, got {got}',
    cure: 'Keep the settings with the version that they were saved in',
  },
  MIGRATION_FAILED: {
    level: 'error',
    message: 'Expected settings of version {version}, got a failed step "{step}": {got}',
    cure: 'Make the step take every shape that was ever saved in that version',
  },
  MIGRATION_RESULT_DIFFERS: {
    level: 'error',
    message: 'Expected {expected}, got {got}',
    cure: 'Mend the step, or the golden file where it is the one that is wrong',
  },
  MIGRATION_DEFAULT_MISSING: {
    level: 'error',
    message: 'Expected settings with {field} after the migration, got none; its default is {got}',
    cure: 'Let a step write it: widgets that are saved without it are not drawn until somebody opens their form and saves it',
  },
  MIGRATION_RESULT_INVALID: {
    level: 'error',
    message: 'Expected {expected} after the migration, got {got}',
    cure: 'Make the steps end in what the schema of the newest version accepts',
  },
  MESSAGES_NOT_LOADED: {
    level: 'error',
    message: 'Expected texts in {language}, got: {got}',
    cure: 'Name both languages in messages of the definition, each a module of texts',
  },
  MESSAGE_MISSING: {
    level: 'error',
    message: 'Expected a text, got none; {other} has it',
    cure: 'Write it in this language, or take it out of the other one',
  },
  MESSAGE_UNREADABLE: {
    level: 'error',
    message: 'Expected an ICU message, got: {got}',
    cure: 'Close each brace, and give plural and select an "other"',
  },
  MESSAGE_EMPTY: {
    level: 'error',
    message: 'Expected words, got none',
    cure: 'Write the text, or take the message out of both languages',
  },
  MESSAGE_PLACES_DIFFER: {
    level: 'error',
    message: 'Expected the places {expected} of the English text, got {got}',
    cure: 'Fill the same places in both languages; their names are not translated',
  },
  FIELD_UNNAMED: {
    level: 'error',
    message: 'Expected a text that names the field {field} in the form, got none',
    cure: 'Add the message config.{field}',
  },
  FIXTURES_MISSING: {
    level: 'warning',
    message: 'Expected settings to try the plugin with, got none',
    cure: 'Add {folder}/usual.json: stories, drawings and checks are made from it',
  },
  FIXTURE_UNREADABLE: {
    level: 'error',
    message: 'Expected JSON, got: {got}',
    cure: 'Mend the file',
  },
  FIXTURE_REFUSED: {
    level: 'error',
    message: 'Expected {expected}, got {got}',
    cure: 'Mend the fixture, or the schema where it is the one that is wrong',
  },
  FIXTURE_ACCEPTED: {
    level: 'error',
    message: 'Expected issues at {expected}, got {got}',
    cure: 'Tighten the schema, or move what is right after all to fixtures/valid',
  },
  NEEDS_FAILED: {
    level: 'error',
    message: 'Expected a list of data from needs(), got: {got}',
    cure: 'Make needs() answer for every config that the schema accepts',
  },
  DATA_KIND_UNDECLARED: {
    level: 'error',
    message: 'Expected the kinds of data of the manifest ({declared}), got a need for {kind}',
    cure: 'Add "{kind}" to data of the manifest: what is not named there is not handed over',
  },
  DATA_KIND_UNUSED: {
    level: 'warning',
    message: 'Expected that some fixture asks for {kind}, as the manifest does, got none',
    cure: 'Take "{kind}" out of data of the manifest, or add a fixture that needs it',
  },
  DATA_PERMISSION_MISSING: {
    level: 'error',
    message: 'Expected the permission {permission} beside the data {kinds}, got {got}',
    cure: 'Add "{permission}" to permissions of the manifest: without it the data never come',
  },
  CAPABILITY_UNDECLARED: {
    level: 'error',
    message: 'Expected the capability {capability} for actions.{action}, got {got}',
    cure: 'Add "{capability}" to capabilities of the manifest: actions hold what is named there only',
  },
  BUNDLE_FAILED: {
    level: 'error',
    message: 'Expected modules that can be built into one, got: {got}',
    cure: 'Mend what the message names',
  },
  BUNDLE_NOT_ONE: {
    level: 'error',
    message: 'Expected one module and one style sheet, got {got} as well',
    cure: 'Take out workers, WebAssembly and new URL(…, import.meta.url): a plugin is one module',
  },
  BUNDLE_LARGE: {
    level: 'warning',
    message: 'Expected at most {budget} kB (gzip), got {got} kB',
    cure: 'Look at the largest packages: {largest}',
  },
  BUNDLE_TOO_LARGE: {
    level: 'error',
    message: 'Expected at most {budget} kB (gzip), got {got} kB',
    cure: 'Take out the largest packages: {largest}',
  },
  ASSET_TOO_LARGE: {
    level: 'error',
    message: 'Expected inlined files of at most {budget} kB, got one ({type}) of {got} kB',
    cure: 'Make the file smaller: what a plugin shows travels inside its module',
  },
  SHARED_MODULE_COPIED: {
    level: 'error',
    message: 'Expected {package} from the console, got a copy of it through "{specifier}"',
    cure: 'Import from {shared} only; of these the console has one copy for all plugins',
  },
  LICENCE_UNKNOWN: {
    level: 'warning',
    message: 'Expected a licence in the package.json of {package}, got {got}',
    cure: 'Ask its author, or use another package: its code is part of the plugin',
  },
  RENDER_FAILED: {
    level: 'error',
    message: 'Expected that it {case}, got: {got}{more}',
    cure: 'Try it by hand: airshed-plugin dev shows each fixture in Storybook',
  },
  NOT_FOR_EVERYBODY: {
    level: 'error',
    message: 'Expected no serious finding of axe, got: {got}{more}',
    cure: 'See the accessibility panel of Storybook: airshed-plugin dev',
  },
  BEHAVIOUR_WRONG: {
    level: 'error',
    message: 'Expected that it {case}, got: {got}{more}',
    cure: 'The conformance suite of @airshed/testing tells the same in the tests of the plugin',
  },
  RENDER_NOT_TRIED: {
    level: 'error',
    message: 'Expected to draw the fixtures in Chromium, got: {got}',
    cure: 'Install Chromium or name it by CHROMIUM_PATH; --no-render leaves the drawing out',
  },
} as const satisfies Record<string, FindingTemplate>

export type FindingCode = keyof typeof FINDINGS
