export { OwnInvitations } from './OwnInvitations.tsx'
