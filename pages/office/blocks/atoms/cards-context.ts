import { createContext, useContext } from 'react'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'

/** The loaded cards of referenced content. */
export const CardsContext = createContext<MentionedCards>({})
export const useCards = () => useContext(CardsContext)
