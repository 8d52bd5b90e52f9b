const ENGLISH = `
a about above after again against ain all also am an and any are aren as at be because been before being below between
both but by can cannot could couldn did didn do does doesn doing don down during each either else ever every few for
from further get got had hadn has hasn have haven having he her here hers herself him himself his how however i if in
into is isn it its itself just let ll ma may me might mightn more most must mustn my myself needn neither no nor not
now of off often on once one only onto or other our ours ourselves out over own per rather re same shall shan she
should shouldn since so some such than that the their theirs them themselves then there these they this those though
through thus to too under until up upon us ve very was wasn we were weren what when where whether which while who whom
whose why will with within without won would wouldn yet you your yours yourself yourselves
`;

const KOREAN = `
가장 각각 같은 같이 거의 거기 것 것과 것도 것만 것에 것으로 것은 것을 것의 것이 것이고 것이다 것이라고
것이라는 것이라며 것이며 것인 것인지 것입니다 게다가 결국 경우 곧 곳도 곳에 곳은 곳을 곳이 관하여 관한 그 그가 그것 그것은 그것을 그것이 그녀 그는
그대로 그동안 그들 그들은 그래도 그래서 그러나 그러므로 그러면 그런 그런데 그럼 그렇게 그리고 그리하여 그의 그저 근데 나 나는 나의
내가 너 너는 너무 너의 누가 누구 다 다른 다만 다시 다음 대로 대한 대해 대해서 대하여 더 더욱 덜 동안 된다 되는 되다 되어 등 등등
등의 따라 따라서 때 때는 때도 때마다 때문 때문에 또 또는 또한 라고 마치 만약 만일 많은 많이 매우 모두 모든 몹시 무슨 무엇 및 바로 반면 보다 본 분
비록 뿐 사실 수 수가 수는 수도 아니 아니다 아니라 아닌 아주 아직 안 앞으로 약 어느 어디 어떤 어떻게 어쩌면 언제 얼마나 없는 없다
없이 에게 여기 여러 여러분 역시 예를 오직 왜 우리 우리가 우리는 우리의 위한 위해 위해서 위하여 으로 의해 이 이것 이것은 이것을
이것이 이는 이다 이들 이때 이라고 이란 이런 이러한 이렇게 이를 이미 이번 이와 이제 이후 인한 인해 있는 있다 있습니다 있어 있어서
있었다 있으며 있을 있지만 자기 자신 잘 저 저것 저기 저는 저의 전혀 점 정도 정말 제가 제발 제일 조금 좀 좋은 주로 줄 중 즉 지금
지난 진짜 참 채 처럼 통한 통해 통해서 통하여 특히 하게 하고 하나 하는 하다 하며 하여 하지만 한 한다 한다면 함께 합니다 항상 해서
했다 했습니다 혹은 혹시 확실히 후
`;

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** English stop words, including the parts that contractions leave once apostrophes are spaces. */
export const ENGLISH_STOP_WORDS = wordsIn(ENGLISH);

/** Korean stop words: conjunctions, pronouns, determiners, adverbs, bound nouns and forms of 하다, 있다, 되다. */
export const KOREAN_STOP_WORDS = wordsIn(KOREAN);
