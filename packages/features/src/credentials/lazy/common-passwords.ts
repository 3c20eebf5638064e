/**
 * The thousand that are chosen most, the most common first, as `@zxcvbn-ts/language-common` has them (MIT). All its
 * fifty thousand would be 200 KB more. Digits alone are not among them: they are guessed by other rules.
 */
export const COMMON_PASSWORDS: readonly string[] = `
password qwerty dragon baseball abc123 football monkey letmein shadow master michael mustang qwertyuiop
superman 1qaz2wsx jordan qazwsx jennifer 123qwe killer trustno1 hunter harley zxcvbnm asdfgh buster andrew
batman soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george computer michelle
jessica starwars pepper klaster zxcvbn freedom princess joshua maggie ginger ashley love cheese nicole
summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin access martin heather
thunder merlin secret diamond hello anthony hammer 1234qwer silver gfhjkm justin patrick richard bailey
internet samantha golfer scooter test orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix bigdog
snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome samsung
steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar gateway porsche yellow
monster spider diablo hannah bulldog junior london purple compaq lakers iceman qwer1234 cowboys money banana
ncc1701 boston brandon tennis johnny miller q1w2e3r4 coffee scooby edward nikita mother yamaha brandy barney
chester oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy
angel please fender chris jasper james slayer rabbit natasha rachel marine wizard marlboro raiders prince
casper fishing flower crystal jasmine iwantu adidas winner winter gandalf password1 enter ghbdtn 1q2w3e4r
angela mike golden lauren cocacola jordan23 winston madison angels blowme panther spanky shannon sophie
johnson asdfasdf david thx1138 toyota tiger murphy canada danielle blowjob jonathan liverpoo muffin cooper
apples jackie dennis black qwerty123 passw0rd john abcd1234 sandra pokemon 123abc slipknot carlos qazxsw
123456a scorpion qwaszx nathan startrek rainbow asdfghjkl razz redskins newyork gemini cameron qazwsxedc
florida liverpool turtle nicholas viking booger wilson sierra doctor rocket victor dolphins captain bandit
jaguar packers pookie peaches asdf blue dolphin helpme tucker theman tiffany maxwell jeremy qwertyui debbie
albert maddog monica alex united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid
elephant success bond007 bonnie alexis lucky jason scorpio samson q1w2e3 rush2112 azerty freddy driver
willie calvin 1q2w3e4r5t sydney gators dexter red123 12345a 123456q bubba creative golf voodoo happy arthur
trouble america nissan gunner rebecca stella garfield gordon jessie parker asdfghjk apollo jack 1qazxsw2
eminem december legend airborne beavis august bear apple brooklyn godzilla skippy buddy qwert kitten magic
shelby phantom fred nothing asdasd williams xavier braves darkness blink182 travis copper tomcat platinum
qweqwe girls bigboy green power animal police online voyager lifehack 12qwaszx fish sniper trinity walter
blazer heaven snowball bubbles loveme cricket marvin willow donkey topgun nintendo saturn family november
gabriel destiny pakistan pumpkin digital sergey chance explorer redwings private therock runner lasvegas
guinness beatles fire cassie christin qwerty1 asdf1234 celtic broncos andrey babygirl nelson donald scott
eclipse cartman fluffy louise michigan testing carolina little samuel alexande birdie steve cherry pantera
sharon gibson vampire mexico peter buffalo montana genius beer flyers maximus school minecraft lovely
stalker metallica doggie carter kristina kimberly spencer speedy barbara snickers sabrina carmen marcus
bronco yankee friends paradise lol123 dreams magnum horses cool caroline lacrosse ou812 goober member
qwertyu enigma scotty bollocks brian surfer sammy genesis poohbear dave star asd123 qweasdzxc baby racing
friend hello1 hawaii eagle1 billy viper october vanessa poopoo einstein stanley 12345q walker paul drowssap
stephen courtney simple alaska badger action jake bill denise jester spitfire drummer forest patricia
maryjane champion diesel svetlana rock friday kevin mark gregory pamela frank hotrod chevy anderson lucky1
douglas westside security google shorty tester thumper hitman mozart general reddog zaq12wsx music lizard
alexander melanie a123456 ruslan 123456789a vincent eagle 1232323q sweet teresa scarface qwerty12 a12345
marshall olivia veronica buddha spirit frankie money1 stargate antonio liberty natalie mercury naruto qwe123
12345qwert suzuki semperfi king popcorn spooky marley system brittany claudia kelly scotland free kitty
cherokee vikings simpsons death leslie rascal qweasd jimmy loveyou hummer michael1 allison rocky patches
russia adrian jupiter penguin howard passion honda vfhbyf andre vladimir franklin sandman infinity homer
bastard raider passport fantasy bulldogs horney domino budlight ironman disney norman softball bishop
francis brutus ford redrum brooke bigred jeffrey jesus fktrcfylh karina marines kawasaki digger ireland
oksana fireman cougar college alicia russell houston monday bradley sarah justice super wildcats tinker
duncan dancer logitech avalon swordfis everton reggie motorola alexandr molly timothy claire patriots
madonna colorado eugene ducati kermit juventus indian connor galore freeuser smooth house titanic boogie
simpson warcraft wolverin elizabet arizona saints valentin georgia asdfg test123 accord matt baxter denver
mitchell christ password123 yfnfif smith stinky zachary roland ncc1701d spiderma chopper brenda hello123
extreme virginia water skyline poop zombie pearljam froggy pirate fylhtq vision 123qweasd awesome alyssa
dreamer predator bullet empire wolf charlie1 kirill 123123a people elvis panthers skipper nemesis peekaboo
rasdzv3 simon alison rolltide american cardinal arnold chevelle daddy psycho happy1 danger mookie wanker
manutd tommy hobbes vegeta goblue burton fyfcnfcbz picard bobby windows lovelove vfrcbv victory bambam
turkey serega tweety hiphop galina changeme rooster polina berlin taurus electric ronald avatar mine raptor
alpha1 maksim spring brazil eric newport hard kenneth hendrix madmax england a1b2c3 alpha sublime britney
france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln ronaldo spiderman 1q2w3e blizzard
cheyenne 123456789q wombat bubba1 tiger1 cjkysirj raymond brother kristen pandora devils zxc123 simone
holiday wildcat horse kramer buddy1 sterling caesar alabama carrie basketball sports pickle catch22 leather
shaggy a1b2c3d4 chronic flowers qaz123 qqq111 robbie admin gracie amber airplane perfect kodiak billybob
katana sunset crazy good stingray maria anna snowman phpbb angel1 chocolat zeppelin garcia detroit wolves
pontiac candy firebird gundam panzer outlaw time pretty fisher connie honey business trevor redhead hardon
greenday tarheels nastya hellfire cobra engineer dragon1 savage service serenity sasha michele dude fireball
white remember darkstar miranda flash mustang1 harvey oscar strike freddie pavilion beauty bobafett adam
dbrnjhbz jeff bigmac chris1 duke clinton bowling jenny natali future harrison jones wallace welcome1
swimming apache rulez pyramid dodgers girl whynot defender teens morris trooper cancer precious packard
lucifer popeye weasel raven icecream stewart tanner swordfish blonde sandy presario rockstar viktor manager
cheryl norton james1 control wutang airforce julian atlanta spike thailand looking casino paris mouse lennon
bluebird theone hawkeye hacker lisa dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie light
design machine herman wrangler rocks trucks roscoe tornado jerry lights bubble cadillac madman orlando
`
  .trim()
  .split(/\s/);
