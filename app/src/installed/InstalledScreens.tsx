import { validateWith, type AnyScreenDefinition, type CompiledValidator } from '@airshed/contract'
import { InstalledScreen } from '@airshed/host'
import { useSession } from '@airshed/kit'
import { localized, useAirshed } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense, use } from 'react'
import { Route, Routes, useLocation, useParams } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Guard } from '../routes/Guard.tsx'
import { withoutKiosk } from '../routes/routeRules.ts'
import { usePageTitle } from '../routes/usePageTitle.ts'

type Installed = AnyScreenDefinition & Required<Pick<AnyScreenDefinition, 'source'>>
const isInstalled = (screen: AnyScreenDefinition): screen is Installed =>
  screen.source !== undefined

/** The screens that were installed for this page’s organization, behind those of the console. */
export function InstalledScreens() {
  const { registry, isRegistryComplete } = useAirshed()
  if (isRegistryComplete === false) return <Skeleton height={320} />
  return (
    <Routes>
      {registry.screens.filter(isInstalled).map((screen) => (
        <Route
          key={screen.manifest.id}
          path={screen.manifest.path}
          element={
            <Guard permission={screen.manifest.permission}>
              <InstalledPage key={screen.manifest.id} screen={screen} />
            </Guard>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

const validators = new WeakMap<Installed, Promise<{ default: CompiledValidator }>>()

function validatorOf(screen: Installed): Promise<{ default: CompiledValidator }> {
  const known = validators.get(screen) ?? screen.loadValidator()
  validators.set(screen, known)
  return known
}

function InstalledPage({ screen }: { screen: Installed }) {
  const { locale } = useSession()
  usePageTitle(localized(screen.manifest.title, locale))
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <CheckedPage screen={screen} />
    </Suspense>
  )
}

/** Checks the parts of the path, as for a screen of the console. */
function CheckedPage({ screen }: { screen: Installed }) {
  const { default: validate } = use(validatorOf(screen))
  const { slug: _slug, '*': _rest, ...parts } = useParams()
  const query = new URLSearchParams(withoutKiosk(useLocation().search))
  const params = { ...Object.fromEntries(query), ...parts }
  if (validateWith(validate, params).length > 0) return <NotFoundPage />
  return <InstalledScreen definition={screen} params={params} />
}
