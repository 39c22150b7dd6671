import { isNewcomer } from '#domain/shelf/topics.ts'
import { useSavedAnswer } from '#renderer/device/useSavedAnswer.ts'
import { ProblemNote } from '#renderer/shelf/ProblemNote.tsx'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { Newcomer } from './Newcomer.tsx'
import { RecordsTopic } from './RecordsTopic.tsx'
import { CampaignsTopic, FavoritesTopic, ReadingTopic, SeasonTopic } from './TopicLists.tsx'
import { TopicsSkeleton } from './TopicsSkeleton.tsx'
import { TripTopic } from './TripTopic.tsx'
import { fetchTopics, TopicsParts, topicsKey } from './topics-calls.ts'

/** The member's topics; empty ones are left out. Keyed by member. */
export function TopicBlocks({ accountId }: { accountId: string }) {
  const { data, error, retry, savedAt } = useSavedAnswer(topicsKey(accountId), TopicsParts, fetchTopics)
  const now = useThisMinute() ?? new Date()
  if (error && !data) return <LoadError error={error} retry={retry} />
  if (!data) return <TopicsSkeleton />
  const { trip, reading, favorites, campaigns, season } = data
  const [actions, wishes] = [data.actions ?? [], data.wishes ?? []]
  return (
    <div className="grid gap-40">
      {savedAt && <ProblemNote problem={navigator.onLine ? 'failed' : 'offline'} onRetry={retry} />}
      {isNewcomer(data) && <Newcomer />}
      {trip && <TripTopic trip={trip} savedAt={savedAt} />}
      {reading && reading.length > 0 && <ReadingTopic reading={reading} />}
      {favorites && favorites.length > 0 && <FavoritesTopic favorites={favorites} />}
      {actions.length + wishes.length > 0 && (
        <RecordsTopic actions={actions} wishes={wishes} onChanged={retry} />
      )}
      {season && season.cards.length > 0 && <SeasonTopic season={season} />}
      {campaigns && campaigns.length > 0 && <CampaignsTopic campaigns={campaigns} now={now} />}
    </div>
  )
}
