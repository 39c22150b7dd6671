import { Preparing } from '../Preparing.tsx'

export const AccountPage = Preparing
