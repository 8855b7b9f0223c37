import type { Role } from '@airshed/schemas'
import type { PageLanguage } from '../../../web/pages/language.ts'

/** Every text of the provider's own pages in one language. */
interface PageTexts {
  signInTitle: string
  signInLead: string
  email: string
  password: string
  signIn: string
  emailMissing: string
  emailInvalid: string
  passwordMissing: string
  wrongPassword: string
  deactivated: string
  forgotPassword: string
  tooManyAttempts(minutes: number): string
  tooBusy: string
  usePasskey: string
  passkeyFailed: string
  passkeyUnknown: string
  secondTitle: string
  secondLead: string
  secondLeadPasskey: string
  code: string
  recoveryCode: string
  recoveryHelp: string
  codeMissing: string
  wrongCode: string
  wrongRecoveryCode: string
  goOn: string
  startAgain: string
  demoTitle: string
  demoLead: string
  continueAs(role: string): string
  roles: Readonly<Record<Role, string>>
  expiredTitle: string
  expiredText: string
  problemTitle: string
  problemText: string
  demoOffText: string
  backToConsole: string
  signOutTitle: string
  signOutText: string
  signOut: string
  stay: string
  signedOutTitle: string
  signedOutText: string
  signInAgain: string
}

const en: PageTexts = {
  signInTitle: 'Sign in',
  signInLead: 'Air quality of your organization, as it is measured.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  emailMissing: 'Enter your e-mail address.',
  emailInvalid: 'This is not an e-mail address. Enter one like name@example.org.',
  passwordMissing: 'Enter your password.',
  wrongPassword: 'Email or password was incorrect.',
  forgotPassword: 'Forgot your password?',
  deactivated:
    'This account was deactivated. Ask somebody who manages your organization to activate it.',
  tooManyAttempts: (minutes) =>
    minutes === 1
      ? 'Too many attempts. Try again in 1 minute.'
      : `Too many attempts. Try again in ${minutes} minutes.`,
  tooBusy: 'Too many people are signing in right now. Try again in a few seconds.',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'Your browser returned no passkey. Try again, or sign in another way.',
  passkeyUnknown: 'This passkey is not known here. Sign in with your password.',
  secondTitle: 'Confirm that it is you',
  secondLead: 'Enter the code that your authenticator app shows now.',
  secondLeadPasskey: 'Use your passkey, or enter one of your recovery codes.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  recoveryHelp:
    'Lost your device? Enter one of the recovery codes that you saved. Each works once.',
  codeMissing: 'Enter a code.',
  wrongCode: 'This code is wrong, or was already used. Wait for the next one.',
  wrongRecoveryCode: 'This recovery code is wrong, or was already used. Enter another one.',
  goOn: 'Continue',
  startAgain: 'Sign in as somebody else',
  demoTitle: 'Look around',
  demoLead: 'The demo organization is simulated. No password is needed.',
  continueAs: (role) => `Continue as ${role}`,
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    user: 'User',
    support: 'Support',
    partner: 'Partner',
    admin: 'Admin',
  },
  expiredTitle: 'This page has expired',
  expiredText: 'The sign-in was finished elsewhere or waited too long. Start again in the console.',
  problemTitle: 'Sign-in could not continue',
  problemText: 'The request that led here is incomplete or unknown. Start in the console.',
  demoOffText: 'Demo users are switched off on this server. Sign in with e-mail and password.',
  backToConsole: 'Go to the console',
  signOutTitle: 'Sign out',
  signOutText: 'Do you want to end your session in this browser?',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signedOutTitle: 'Signed out',
  signedOutText: 'Your session in this browser has ended.',
  signInAgain: 'Sign in again',
}

const es: PageTexts = {
  signInTitle: 'Iniciar sesión',
  signInLead: 'La calidad del aire de su organización, tal como se mide.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  emailMissing: 'Escriba su correo electrónico.',
  emailInvalid: 'No es un correo electrónico. Debe parecerse a nombre@example.org.',
  passwordMissing: 'Escriba su contraseña.',
  wrongPassword:
    'El correo electrónico y la contraseña no coinciden. Revise ambos e inténtelo otra vez.',
  forgotPassword: '¿Ha olvidado su contraseña?',
  deactivated: 'Esta cuenta está desactivada. Pida a quien gestiona su organización que la active.',
  tooManyAttempts: (minutes) =>
    minutes === 1
      ? 'Demasiados intentos. Vuelva a intentarlo dentro de 1 minuto.'
      : `Demasiados intentos. Vuelva a intentarlo dentro de ${minutes} minutos.`,
  tooBusy:
    'Demasiadas personas están iniciando sesión ahora mismo. Vuelva a intentarlo dentro de unos segundos.',
  usePasskey: 'Usar una llave de acceso',
  passkeyFailed:
    'Su navegador no dio ninguna llave de acceso. Inténtelo otra vez o entre de otro modo.',
  passkeyUnknown: 'Esta llave de acceso no se conoce aquí. Entre con su contraseña.',
  secondTitle: 'Confirme que es usted',
  secondLead: 'Escriba el código que muestra ahora su aplicación de autenticación.',
  secondLeadPasskey: 'Use su llave de acceso o escriba uno de sus códigos de recuperación.',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  recoveryHelp:
    '¿Ha perdido su dispositivo? Escriba uno de los códigos de recuperación que guardó. Cada uno sirve una sola vez.',
  codeMissing: 'Escriba un código.',
  wrongCode: 'El código no es correcto o ya se usó. Espere al siguiente.',
  wrongRecoveryCode: 'El código de recuperación no es correcto o ya se usó. Escriba otro.',
  goOn: 'Continuar',
  startAgain: 'Entrar como otra persona',
  demoTitle: 'Echar un vistazo',
  demoLead: 'La organización de demostración es simulada. No hace falta contraseña.',
  continueAs: (role) => `Continuar como ${role}`,
  roles: {
    owner: 'propietario',
    manager: 'gestor',
    user: 'usuario',
    support: 'soporte',
    partner: 'colaborador',
    admin: 'administrador',
  },
  expiredTitle: 'Esta página ha caducado',
  expiredText:
    'El inicio de sesión terminó en otro lugar o esperó demasiado. Empiece de nuevo en la consola.',
  problemTitle: 'No se pudo seguir con el inicio de sesión',
  problemText: 'La solicitud está incompleta o no se conoce. Empiece en la consola.',
  demoOffText:
    'Los usuarios de demostración están desactivados en este servidor. Entre con correo y contraseña.',
  backToConsole: 'Ir a la consola',
  signOutTitle: 'Cerrar sesión',
  signOutText: '¿Quiere terminar su sesión en este navegador?',
  signOut: 'Cerrar sesión',
  stay: 'Seguir conectado',
  signedOutTitle: 'Sesión cerrada',
  signedOutText: 'Su sesión en este navegador ha terminado.',
  signInAgain: 'Iniciar sesión otra vez',
}

const texts: Readonly<Record<PageLanguage, PageTexts>> = { en, es }

/** The texts of a language. */
export function pageTexts(language: PageLanguage): PageTexts {
  return texts[language]
}
