import { Preparing } from '../Preparing.tsx'

export const PublicationPage = Preparing
