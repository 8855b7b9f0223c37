import type { GivenRole } from '@airshed/schemas'
import type { PageLanguage } from '../../../web/pages/language.ts'

/** Why an invitation cannot be answered. */
export type InvitationProblem =
  | 'unknown'
  | 'tooMany'
  | 'accepted'
  | 'invalid'
  | 'member'
  | 'owner'
  | 'deactivated'
  | 'locked'
  | 'elsewhere'

interface Said {
  title: string
  text: string
}

/** Texts of the invitation pages. */
export interface InvitationTexts {
  title(organization: string): string
  lead(inviter: string, organization: string, role: GivenRole): string
  leadOfNobody(organization: string, role: GivenRole): string
  email: string
  until: string
  /** Above what it means; whoever has the link has the address, so it reveals to no stranger who has an account. */
  isNew: string
  isKnown: string
  newAccount: string
  knownAccount(email: string): string
  externalAccount(email: string): string
  firstName: string
  lastName: string
  firstNameMissing: string
  lastNameMissing: string
  create: string
  accept: string
  decline: string
  joined(organization: string): Said
  joinedExternally(organization: string): Said
  declined(organization: string): Said
  signIn: string
  toConsole: string
  problems: Readonly<Record<InvitationProblem, Said>>
}

const enRoles: Record<GivenRole, string> = {
  owner: 'an owner',
  manager: 'a manager',
  user: 'a user',
}
const esRoles: Record<GivenRole, string> = {
  owner: 'propietario',
  manager: 'gestor',
  user: 'usuario',
}

const en: InvitationTexts = {
  title: (organization) => `Join ${organization}`,
  lead: (inviter, organization, role) =>
    `${inviter} invites you to join ${organization} as ${enRoles[role]}.`,
  leadOfNobody: (organization, role) =>
    `You are invited to join ${organization} as ${enRoles[role]}.`,
  email: 'Invited address',
  until: 'Valid until',
  isNew: 'User not registered.',
  isKnown: 'User already registered.',
  newAccount: 'Choose a password for your account. You sign in with it and with this address.',
  knownAccount: (email) =>
    `There is an account with ${email}. Accept, and sign in with it to see the organization.`,
  externalAccount: (email) =>
    `Accept, and sign in with ${email} at the identity provider of your organization.`,
  firstName: 'First name',
  lastName: 'Last name',
  firstNameMissing: 'First Name is required',
  lastNameMissing: 'Last Name is required',
  create: 'Create the account and join',
  accept: 'Accept the invitation',
  decline: 'Decline',
  joined: (organization) => ({
    title: `You belong to ${organization}`,
    text: 'Sign in to open the console.',
  }),
  joinedExternally: (organization) => ({
    title: `You belong to ${organization}`,
    text: 'Sign in with the invited address at your identity provider to open the console.',
  }),
  declined: (organization) => ({
    title: 'Invitation declined',
    text: `You have not joined ${organization}. The person who invited you can do so again.`,
  }),
  signIn: 'Sign in',
  toConsole: 'Go to the console',
  problems: {
    unknown: {
      title: 'This link does not work',
      text: 'It was already used, was replaced by a newer one, or is incomplete. Open the newest invitation that you received, or ask for another one.',
    },
    tooMany: { title: 'Too many attempts', text: 'Try again in a few minutes.' },
    accepted: {
      title: 'The invitation was already accepted.',
      text: 'Sign in to open the console.',
    },
    invalid: {
      title: 'Invalid user invitation.',
      text: 'It has expired, or was declined or deleted. Ask for another one.',
    },
    member: {
      title: 'You already belong to the organization',
      text: 'The user already has a similar role for the same organization.',
    },
    owner: {
      title: 'Organization already has an owner.',
      text: 'Ask the person who invited you for another role.',
    },
    deactivated: {
      title: 'This account was deactivated',
      text: 'Ask somebody who manages your organization to activate it.',
    },
    locked: {
      title: 'The organization is locked',
      text: 'Nobody can join it at the moment. The invitation stays valid: open its link again later, or ask the person who invited you.',
    },
    elsewhere: {
      title: 'This invitation cannot be accepted',
      text: 'The identity provider of the organization decides who belongs to it. Ask the person who invited you.',
    },
  },
}

const es: InvitationTexts = {
  title: (organization) => `Unirse a ${organization}`,
  lead: (inviter, organization, role) =>
    `${inviter} le invita a unirse a ${organization} como ${esRoles[role]}.`,
  leadOfNobody: (organization, role) =>
    `Tiene una invitación para unirse a ${organization} como ${esRoles[role]}.`,
  email: 'Dirección invitada',
  until: 'Válida hasta',
  isNew: 'Usuario no registrado.',
  isKnown: 'Usuario ya registrado.',
  newAccount: 'Elija una contraseña para su cuenta. Con ella y con esta dirección inicia sesión.',
  knownAccount: (email) =>
    `Hay una cuenta con ${email}. Acepte e inicie sesión con ella para ver la organización.`,
  externalAccount: (email) =>
    `Acepte e inicie sesión con ${email} en el proveedor de identidad de su organización.`,
  firstName: 'Nombre',
  lastName: 'Apellidos',
  firstNameMissing: 'El nombre es obligatorio',
  lastNameMissing: 'Los apellidos son obligatorios',
  create: 'Crear la cuenta y unirse',
  accept: 'Aceptar la invitación',
  decline: 'Rechazar',
  joined: (organization) => ({
    title: `Ya pertenece a ${organization}`,
    text: 'Inicie sesión para abrir la consola.',
  }),
  joinedExternally: (organization) => ({
    title: `Ya pertenece a ${organization}`,
    text: 'Inicie sesión con la dirección invitada en su proveedor de identidad para abrir la consola.',
  }),
  declined: (organization) => ({
    title: 'Invitación rechazada',
    text: `No se ha unido a ${organization}. Quien le invitó puede hacerlo de nuevo.`,
  }),
  signIn: 'Iniciar sesión',
  toConsole: 'Ir a la consola',
  problems: {
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Ya se usó, fue sustituido por otro más reciente o está incompleto. Abra la invitación más reciente que recibió o pida otra.',
    },
    tooMany: {
      title: 'Demasiados intentos',
      text: 'Vuelva a intentarlo dentro de unos minutos.',
    },
    accepted: {
      title: 'La invitación ya fue aceptada.',
      text: 'Inicie sesión para abrir la consola.',
    },
    invalid: {
      title: 'La invitación no es válida.',
      text: 'Ha caducado, o fue rechazada o eliminada. Pida otra.',
    },
    member: {
      title: 'Ya pertenece a la organización',
      text: 'El usuario ya tiene un rol similar en la misma organización.',
    },
    owner: {
      title: 'La organización ya tiene un propietario.',
      text: 'Pida otro rol a quien le invitó.',
    },
    deactivated: {
      title: 'Esta cuenta está desactivada',
      text: 'Pida a quien gestiona su organización que la active.',
    },
    locked: {
      title: 'La organización está bloqueada',
      text: 'Por ahora nadie puede unirse a ella. La invitación sigue siendo válida: abra su enlace más tarde o pregunte a quien le invitó.',
    },
    elsewhere: {
      title: 'Esta invitación no se puede aceptar',
      text: 'El proveedor de identidad de la organización decide quién pertenece a ella. Pregunte a quien le invitó.',
    },
  },
}

const texts: Readonly<Record<PageLanguage, InvitationTexts>> = { en, es }

export const invitationTexts = (language: PageLanguage): InvitationTexts => texts[language]
